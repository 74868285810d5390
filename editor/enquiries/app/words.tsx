import { momentInWords } from "../../app/moment.ts";
import type { EnquiryLine } from "../inbox.ts";

/** A time by the clock of this computer. */
export function Moment({ atMs }: { atMs: number }) {
  return <time dateTime={new Date(atMs).toISOString()}>{momentInWords(atMs)}</time>;
}

const channels: Record<string, string> = { mail: "mail", service: "the email service", webhook: "the webhook" };

/** How a way to the owner is called in a sentence. */
export function channelInWords(channel: string): string {
  return channels[channel] ?? channel;
}

/** Why nothing is sent where email is not set up, and what that means. */
export function NoMail() {
  return (
    <p className="notice">
      Email is not set up on this computer, so enquiries are kept and read here, and none is emailed. Whoever looks
      after the server sets <code>SMTP_URL</code>, <code>ENQUIRY_TO</code> and <code>ENQUIRY_FROM</code>, for the editor
      too; those that wait are sent then.
    </p>
  );
}

/** Whether an enquiry has been handled and has arrived, where that needs saying. */
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
          {state === "parked" ? "Not delivered" : isMailSetUp ? "Delivery waits" : "Not emailed"}
        </span>
      )}
      {handledAtMs !== null && <span className="standing__mark">Handled</span>}
    </span>
  );
}
