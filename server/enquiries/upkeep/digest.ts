import type { Log } from "../../log.ts";
import { escapeHtml, htmlDocument, oneLine } from "../delivery/mail-text.ts";
import type { Mailer, SiteMail } from "../delivery/mailer.ts";
import { timeInIndia, timeOfDayInIndia } from "../india-time.ts";
import type { ArchivedEnquiry, EnquiryArchive } from "../store/archive.ts";
import type { EnquiryCounts } from "../store/deliveries.ts";
import type { DailyTask } from "./daily-tasks.ts";

const sendAtMinute = 8 * 60;
const sendWithinMs = 60_000;
/** The number of enquiries listed in each section; the counts include all. */
const maxListed = 100;

/**
 * Emails the owner every morning at eight in India about received, waiting and parked enquiries. Sends nothing if there
 * are none.
 */
export function digestTask(
  archive: Pick<EnquiryArchive, "list" | "counts" | "countSince">,
  mailer: Mailer,
  log: Log,
): DailyTask {
  /** The addresses that a day's digest reached, if it did not reach all. */
  let reached: { day: string; addresses: readonly string[] } | undefined;
  return {
    name: "digest",
    fromMinute: sendAtMinute,
    async run(day, signal) {
      const untilMs = timeOfDayInIndia(day, sendAtMinute);
      const sinceMs = untilMs - 24 * 60 * 60_000;
      const receivedCount = await archive.countSince(sinceMs);
      const counts = await archive.counts();
      if (receivedCount + counts.waiting + counts.parked === 0) return "done";
      // Read only the listed enquiries, however many there are.
      const mail = composeDigest({
        day,
        received: await archive.list({ sinceMs, limit: maxListed }),
        receivedCount,
        waiting: await archive.list({ state: "waiting", limit: maxListed }),
        parked: await archive.list({ state: "parked", limit: maxListed }),
        counts,
      });
      const acceptedBy = reached?.day === day ? reached.addresses : [];
      const outcome = await mailer.send(
        { ...mail, acceptedBy },
        AbortSignal.any([signal, AbortSignal.timeout(sendWithinMs)]),
      );
      if (outcome.kind === "delivered") {
        log.info("digest sent", { day });
        return "done";
      }
      reached = { day, addresses: [...acceptedBy, ...(outcome.accepted ?? [])] };
      log[outcome.kind === "temporary" ? "warn" : "error"]("digest not sent", { day, reason: outcome.reason });
      return outcome.kind === "permanent" ? "done" : "again";
    },
  };
}

interface DigestContent {
  /** In the form `2026-01-31`. */
  day: string;
  /** The latest enquiries since the morning before, newest first. */
  received: readonly ArchivedEnquiry[];
  /** The number of enquiries since the morning before. */
  receivedCount: number;
  waiting: readonly ArchivedEnquiry[];
  parked: readonly ArchivedEnquiry[];
  /** Counts of all enquiries. */
  counts: EnquiryCounts;
}

interface Section {
  heading: string;
  /** The advice on what to do about them. */
  advice?: string;
  enquiries: readonly ArchivedEnquiry[];
  total: number;
  withReasons: boolean;
}

function composeDigest({ day, received, receivedCount, waiting, parked, counts }: DigestContent): SiteMail {
  const numbers = `${receivedCount} received, ${counts.waiting} waiting, ${counts.parked} parked`;
  const subject = `Enquiries on ${day}: ${numbers}`;
  const sections: Section[] = [
    { heading: "Received since 08:00 yesterday", enquiries: received, total: receivedCount, withReasons: false },
    {
      heading: "Waiting for delivery",
      advice: "They are retried automatically, every six hours or more often.",
      enquiries: waiting,
      total: counts.waiting,
      withReasons: true,
    },
    {
      heading: "Parked: not delivered and no longer retried",
      advice:
        "To read one, run `npm run enquiries -- show REFERENCE`. To deliver it, run `npm run enquiries -- retry REFERENCE`.",
      enquiries: parked,
      total: counts.parked,
      withReasons: true,
    },
  ];
  return {
    id: `digest-${day}`,
    subject,
    text: `${sections.map(sectionAsText).join("\n\n")}\n`,
    html: htmlDocument(escapeHtml(subject), sections.map(sectionAsHtml).join("\n")),
    // Prevents out-of-office replies.
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

function sectionAsText({ heading, advice, enquiries, total, withReasons }: Section): string {
  const entries = enquiries.map((one) => `- ${lineFor(one, withReasons)}`);
  return [
    `${heading}: ${total}`,
    ...(total > 0 && advice ? [advice] : []),
    ...entries,
    ...restOf(enquiries, total),
  ].join("\n");
}

function sectionAsHtml({ heading, advice, enquiries, total, withReasons }: Section): string {
  const entries = [
    ...enquiries.map((one) => `<bdi>${escapeHtml(lineFor(one, withReasons))}</bdi>`),
    ...restOf(enquiries, total),
  ];
  const list = entries.length > 0 ? `<ul>\n${entries.map((entry) => `<li>${entry}</li>`).join("\n")}\n</ul>` : "";
  const paragraph = total > 0 && advice ? `<p>${advice.replaceAll(/`([^`]+)`/g, "<code>$1</code>")}</p>` : "";
  return `<h2 style="font-size:16px">${heading}: ${total}</h2>${paragraph}${list}`;
}

function restOf(enquiries: readonly ArchivedEnquiry[], total: number): string[] {
  const unlisted = total - enquiries.length;
  return unlisted > 0 ? [`and ${unlisted} more`] : [];
}

function lineFor({ reference, receivedAtMs, request, deliveries }: ArchivedEnquiry, withReasons: boolean): string {
  const { from_name, from_location } = request.template_params;
  const line = `${reference}, ${timeInIndia(receivedAtMs)}, ${oneLine(from_name, 60)}, ${oneLine(from_location, 60)}`;
  if (!withReasons) return line;
  const reasons = deliveries
    .filter(({ state }) => state !== "delivered")
    .map(({ channel, attempts, reason }) => `${channel}: ${reason ?? "not tried yet"}, attempts: ${attempts}`);
  return `${line} (${reasons.join("; ")})`;
}
