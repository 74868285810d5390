import type { StoredEnquiry } from "../store/enquiry.ts";
import { composeBatch } from "./batch-mail.ts";
import type { Channel, Outcome } from "./channel.ts";
import { composeMail } from "./enquiry-mail.ts";
import { mailConnections, type Mailer, type SiteMail } from "./mailer.ts";

/** Once this many enquiries wait, they are sent in one email. */
const fewestInBatch = 100;
/** A Hindi letter takes 8 to 18 bytes in the two bodies of an email, and many mail servers refuse more than 10 MB. */
const mostBatchCharacters = 250_000;

/** An enquiry in the queue of this channel. */
interface Turn {
  enquiry: StoredEnquiry;
  signal: AbortSignal;
  /** The owner's addresses that already have it. */
  acceptedBy: readonly string[];
  /** Keep out of batches: a batch with this enquiry was refused, perhaps because of another enquiry's text. */
  alone: boolean;
  end: (outcome: Outcome) => void;
}

/**
 * Delivers enquiries by email to the owner over a few connections. Each enquiry gets its own email; a hundred or more
 * waiting enquiries share one, each with its full text.
 */
export function mailChannel(mailer: Mailer): Channel {
  const waiting: Turn[] = [];
  let sending = 0;

  const sendNext = async () => {
    const turns = nextTurns(waiting);
    if (turns.length === 0 || sending >= mailConnections) return;
    sending += 1;
    for (const turn of turns) waiting.splice(waiting.indexOf(turn), 1);
    const outcome = await send(turns);
    sending -= 1;
    if (turns.length > 1 && outcome.kind === "permanent" && !outcome.accepted) {
      waiting.push(...turns.map((turn) => ({ ...turn, alone: true })));
    } else for (const { end } of turns) end(outcome);
    // A provider may lock an account whose password is refused many times.
    if (outcome.kind === "settings") for (const { end } of waiting.splice(0)) end(outcome);
    for (let free = sending; free < mailConnections; free += 1) void sendNext();
  };

  const send = async (turns: readonly Turn[]): Promise<Outcome> => {
    const enquiries = turns.map(({ enquiry }) => enquiry);
    let mail: SiteMail;
    try {
      mail = enquiries.length === 1 && enquiries[0] ? composeMail(enquiries[0]) : composeBatch(enquiries);
    } catch {
      // A refused batch is split and each enquiry tried alone.
      return { kind: "permanent", reason: "it cannot be written as an email" };
    }
    // The enquiries of a batch were claimed at about the same time, so their timeouts are close.
    const signal = AbortSignal.any(turns.map((turn) => turn.signal));
    const acceptedBy = turns[0]?.acceptedBy ?? [];
    return mailer.send({ ...mail, acceptedBy }, signal).catch(() => ({ kind: "temporary", reason: "mailer failed" }));
  };

  return {
    name: "mail",
    concurrency: 2 * fewestInBatch,
    deliver: (enquiry, signal, acceptedBy = []) =>
      new Promise((end) => {
        // An enquiry that some addresses already have goes to the others in its own email.
        const turn = { enquiry, signal, acceptedBy, alone: acceptedBy.length > 0, end };
        waiting.push(turn);
        signal.addEventListener("abort", () => {
          const place = waiting.findIndex(({ end: one }) => one === end);
          if (place >= 0) waiting.splice(place, 1);
          if (place >= 0) end({ kind: "temporary", reason: "no answer in time" });
        });
        void sendNext();
      }),
  };
}

/** The enquiries for the next email. */
function nextTurns(waiting: readonly Turn[]): Turn[] {
  const together = waiting.filter(({ alone }) => !alone);
  if (together.length < fewestInBatch) return waiting.slice(0, 1);
  let characters = 0;
  const fits = ({ enquiry }: Turn) => (characters += JSON.stringify(enquiry.request).length) <= mostBatchCharacters;
  const batch = together.slice(0, fewestInBatch);
  const end = batch.findIndex((turn) => !fits(turn));
  return batch.slice(0, end < 0 ? undefined : Math.max(1, end));
}
