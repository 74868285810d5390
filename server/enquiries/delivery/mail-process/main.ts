import { setTimeout as wait } from "node:timers/promises";
import { createMailer, type Mailer, type SiteMail } from "../mailer.ts";
import type { FromMailProcess, MailProcessSettings, ToMailProcess } from "./messages.ts";
import { recordDelivered } from "./record-delivered.ts";

/** What was delivered longer ago the server has recorded. */
const rememberedMs = 10 * 60_000;

let settings: MailProcessSettings | undefined;
let mailer: Mailer | undefined;
const sending = new Map<number, { work: Promise<void>; abort: AbortController }>();
/** The enquiries that were delivered lately, with the time of the monotonic clock. */
const delivered = new Map<string, number>();

// The server decides when it ends: a signal to all processes must not interrupt a mail.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
process.on("message", (message: ToMailProcess) => {
  switch (message.kind) {
    case "begin":
      settings = message.settings;
      mailer = createMailer(settings.mail);
      return;
    case "send":
      return startSending(message.id, message.mail);
    case "abort":
      return sending.get(message.id)?.abort.abort();
    case "end":
      process.off("disconnect", finishAlone);
      void mailer?.close().finally(() => process.exit(0));
  }
});
process.on("disconnect", finishAlone);

function startSending(id: number, mail: SiteMail): void {
  const abort = new AbortController();
  sending.set(id, { abort, work: send(id, mail, abort.signal).finally(() => sending.delete(id)) });
}

async function send(id: number, mail: SiteMail, signal: AbortSignal): Promise<void> {
  if (!mailer) return;
  const outcome = await mailer.send(mail, signal);
  const now = performance.now();
  if (outcome.kind === "delivered") for (const reference of mail.references) delivered.set(reference, now);
  for (const [reference, atMs] of delivered) {
    if (now - atMs < rememberedMs) break;
    delivered.delete(reference);
  }
  const answer: FromMailProcess = { id, outcome };
  // Where the server is gone, what was delivered is recorded here.
  if (process.connected) process.send?.(answer, () => undefined);
}

/** The server has died: finishes what is being sent, and records what the server may not have recorded. */
async function finishAlone(): Promise<void> {
  const all = Promise.allSettled([...sending.values()].map(({ work }) => work));
  await Promise.race([all, wait(settings?.aloneMs ?? 0)]);
  for (const { abort } of sending.values()) abort.abort();
  await all;
  if (settings) await recordDelivered([...delivered.keys()], settings);
  process.exit(0);
}
