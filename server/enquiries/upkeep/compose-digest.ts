import { escapeHtml, htmlDocument, oneLine, timeInIndia } from "../delivery/mail-words.ts";
import type { OwnerMail } from "../delivery/mailer.ts";
import type { ArchivedEnquiry } from "../store/archive.ts";
import type { EnquiryCounts } from "../store/counts.ts";

/** So many enquiries are named of each kind; the numbers always count all. */
export const namedAtMost = 100;

export interface DigestContent {
  /** `2026-01-31` */
  day: string;
  /** Since the morning before; the latest first. */
  received: readonly ArchivedEnquiry[];
  waiting: readonly ArchivedEnquiry[];
  parked: readonly ArchivedEnquiry[];
  /** Of all that is kept. */
  counts: EnquiryCounts;
}

interface Section {
  heading: string;
  /** What there is to do about it. */
  advice?: string;
  enquiries: readonly ArchivedEnquiry[];
  total: number;
  withReasons: boolean;
}

/** Writes the mail of the morning. */
export function composeDigest({ day, received, waiting, parked, counts }: DigestContent): OwnerMail {
  const numbers = `${received.length} received, ${counts.waiting} waiting, ${counts.parked} parked`;
  const subject = `Enquiries on ${day}: ${numbers}`;
  const sections: Section[] = [
    { heading: "Received since yesterday, 08:00", enquiries: received, total: received.length, withReasons: false },
    {
      heading: "Waiting for delivery",
      advice: "They are tried again by themselves, for three days at least.",
      enquiries: waiting,
      total: counts.waiting,
      withReasons: true,
    },
    {
      heading: "Parked: not delivered, and not tried again",
      advice:
        "Read one with `npm run enquiries -- show REFERENCE`; deliver it with `npm run enquiries -- retry REFERENCE`.",
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
    // So that no absence note is sent in answer.
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

function sectionAsText({ heading, advice, enquiries, total, withReasons }: Section): string {
  const entries = enquiries.slice(0, namedAtMost).map((one) => `- ${lineFor(one, withReasons)}`);
  return [
    `${heading}: ${total}`,
    ...(total > 0 && advice ? [advice] : []),
    ...entries,
    ...restOf(enquiries, total),
  ].join("\n");
}

function sectionAsHtml({ heading, advice, enquiries, total, withReasons }: Section): string {
  const entries = [
    ...enquiries.slice(0, namedAtMost).map((one) => `<bdi>${escapeHtml(lineFor(one, withReasons))}</bdi>`),
    ...restOf(enquiries, total),
  ];
  const list = entries.length > 0 ? `<ul>\n${entries.map((entry) => `<li>${entry}</li>`).join("\n")}\n</ul>` : "";
  const paragraph = total > 0 && advice ? `<p>${advice.replaceAll(/`([^`]+)`/g, "<code>$1</code>")}</p>` : "";
  return `<h2 style="font-size:16px">${heading}: ${total}</h2>${paragraph}${list}`;
}

function restOf(enquiries: readonly ArchivedEnquiry[], total: number): string[] {
  const unnamed = total - Math.min(enquiries.length, namedAtMost);
  return unnamed > 0 ? [`and ${unnamed} more`] : [];
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
