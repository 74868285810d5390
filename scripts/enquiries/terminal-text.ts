import { cleanLine } from "#content/text/clean-text.ts";
import type { ArchivedEnquiry } from "#server/enquiries/store/archive.ts";
import type { DeliveryState } from "#server/enquiries/store/enquiry.ts";

const format = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Kolkata",
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});

/** A time in India: `2026-01-31 15:00`. */
export function timeInIndia(timeMs: number): string {
  return format.format(timeMs).replace(", ", " ");
}

/** Control and direction characters could alter what the terminal shows. */
const unsafe = /[\p{Cc}\p{Bidi_Control}]/gu;

/** Text for the terminal: keeps line breaks, and replaces every other control character with a space. */
export function printable(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => line.replaceAll(unsafe, " "))
    .join("\n");
}

/** Text on one line, cut or padded to a fixed number of characters. */
export function oneLine(text: string, length: number): string {
  const characters = [...cleanLine(text)];
  const cut = characters.length > length ? `${characters.slice(0, length - 1).join("")}…` : characters.join("");
  return cut + " ".repeat(Math.max(0, length - [...cut].length));
}

/** The state of an enquiry: that of its worst delivery. */
export function stateOf({ deliveries }: ArchivedEnquiry): DeliveryState {
  const states = new Set(deliveries.map(({ state }) => state));
  return (["parked", "waiting"] as const).find((state) => states.has(state)) ?? "delivered";
}
