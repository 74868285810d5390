import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Outcome } from "../channel.ts";
import type { Mailer } from "../mailer.ts";
import type { FromMailProcess, MailProcessSettings, ToMailProcess } from "./messages.ts";

const main = fileURLToPath(import.meta.resolve("./main.ts"));
const defaultIdleMs = 30_000;
/** A process that does not answer to an abort is ended. */
const answerToAbortMs = 5000;

const endsWithinMs = 3000;

/** A process with what it has not answered yet. */
interface Running {
  child: ChildProcess;
  pending: Map<number, (outcome: Outcome) => void>;
  idle: NodeJS.Timeout | undefined;
}

/**
 * Sends mail in a process of its own, which outlives this one until the mail that is being sent has been accepted or refused,
 * and then records that by itself. So a server that is killed at that moment does not send the mail a second time. The process
 * starts with the first mail and ends when there has been none for half a minute.
 */
export function createMailProcess(settings: MailProcessSettings, idleMs = defaultIdleMs): Mailer {
  let running: Running | undefined;
  let latestId = 0;

  const start = (): Running => {
    const child = fork(main, {
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      // The signal would open a debugger, through which code in another process of this user could read the password.
      execArgv: ["--max-old-space-size=128", "--disable-sigusr1"],
    });
    const started: Running = { child, pending: new Map(), idle: undefined };
    const ended = () => {
      clearTimeout(started.idle);
      if (running === started) running = undefined;
      for (const end of started.pending.values()) end({ kind: "temporary", reason: "mail process ended" });
      started.pending.clear();
    };
    child.on("error", ended).on("exit", ended);
    child.on("message", ({ id, outcome }: FromMailProcess) => started.pending.get(id)?.(outcome));
    // Neither keeps this process running.
    child.unref();
    child.channel?.unref();
    tell(child, { kind: "begin", settings });
    return started;
  };

  const end = (one: Running) => {
    if (running === one) running = undefined;
    tell(one.child, { kind: "end" });
  };

  return {
    // What `fork` throws rejects.
    async send(mail, signal) {
      running ??= start();
      const one = running;
      clearTimeout(one.idle);
      const id = (latestId += 1);
      return new Promise((resolve) => {
        let deadline: NodeJS.Timeout | undefined;
        const abort = () => {
          tell(one.child, { kind: "abort", id });
          deadline = setTimeout(() => one.child.kill("SIGKILL"), answerToAbortMs);
        };
        one.pending.set(id, (outcome) => {
          clearTimeout(deadline);
          signal.removeEventListener("abort", abort);
          one.pending.delete(id);
          if (one.pending.size === 0) one.idle = setTimeout(() => end(one), idleMs).unref();
          resolve(outcome);
        });
        tell(one.child, { kind: "send", id, mail });
        if (signal.aborted) abort();
        else signal.addEventListener("abort", abort, { once: true });
      });
    },
    async close() {
      const one = running;
      if (!one) return;
      clearTimeout(one.idle);
      const ended = once(one.child, "exit", { signal: AbortSignal.timeout(endsWithinMs) });
      end(one);
      await ended.catch(() => one.child.kill("SIGKILL"));
    },
  };
}

/** Where it cannot be told, it has ended, and its end is noticed. */
function tell(child: ChildProcess, message: ToMailProcess): void {
  if (child.connected) child.send(message, () => undefined);
}
