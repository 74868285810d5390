import { momentInWords } from "../../app/moment.ts";
import type { EnquiryLine } from "../messages.ts";

/** A time by the clock of this computer. */
export function Moment({ atMs }: { atMs: number }) {
  return <time dateTime={new Date(atMs).toISOString()}>{momentInWords(atMs)}</time>;
}

const channels: Record<string, string> = { mail: "mail", service: "the email service", webhook: "the webhook" };

/** How a way to the owner is called in a sentence. */
export function channelInWords(channel: string): string {
  return channels[channel] ?? channel;
}

/** Whether an enquiry has been handled and has arrived, where that needs saying. */
export function Standing({ enquiry: { state, handledAtMs } }: { enquiry: EnquiryLine }) {
  return (
    <span className="standing">
      {state !== "delivered" && (
        <span className={`standing__mark standing__mark--${state}`}>
          {state === "parked" ? "Not delivered" : "Delivery waits"}
        </span>
      )}
      {handledAtMs !== null && <span className="standing__mark">Handled</span>}
    </span>
  );
}
