import { formatTime } from "../../app/format-time.ts";
import type { EnquiryLine } from "../inbox.ts";

/** A time in this computer's time zone. */
export function Moment({ atMs }: { atMs: number }) {
  return <time dateTime={new Date(atMs).toISOString()}>{formatTime(atMs)}</time>;
}

const channels: Record<string, string> = { mail: "email", service: "the email service", webhook: "another program" };

/** The name of a delivery channel in a sentence. */
export function channelInWords(channel: string): string {
  return channels[channel] ?? channel;
}

/** Says that email is not set up, and what that means. */
export function NoMail() {
  return (
    <p className="notice">
      No copies of new enquiries are emailed to you, because email is not set up. Ask the person who looks after the
      website to do this. The waiting enquiries will then be emailed.
    </p>
  );
}

/** Whether an enquiry is answered and delivered, unless that is obvious. */
export function Standing({
  enquiry: { state, handledAtMs },
  isMailSetUp,
}: {
  enquiry: EnquiryLine;
  isMailSetUp: boolean;
}) {
  return (
    <span className="standing">
      {state !== "delivered" && (
        <span className={`standing__mark standing__mark--${state}`}>
          {state === "waiting" && isMailSetUp ? "Being emailed" : "Not emailed to you"}
        </span>
      )}
      {handledAtMs !== null && <span className="standing__mark">Answered</span>}
    </span>
  );
}
