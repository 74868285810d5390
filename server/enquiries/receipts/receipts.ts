import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log.ts";
import type { Address } from "../delivery/delivery-settings.ts";
import { isPlainAddress } from "../delivery/mail-text.ts";
import type { Mailer } from "../delivery/mailer.ts";
import type { Origin } from "../intake/address-digest.ts";
import { composeReceipt } from "./receipt-mail.ts";
import { createReceiptLimit } from "./receipt-limit.ts";

/** A stored enquiry whose visitor requested a receipt. */
export interface ReceiptRequest {
  reference: string;
  recipient: string;
  /** The sender and its ranges; null if the connection has no address. */
  origin: Origin | null;
}

export interface Receipts {
  /** Returns whether a receipt will be sent, and sends it in the background. */
  request(request: ReceiptRequest): Promise<boolean>;
  /** Discards receipts that have not been sent. */
  stop(): Promise<void>;
}

interface ReceiptsParts {
  mailer: Mailer;
  from: Address;
  log: Log;
  /** The delays before retries after a temporary failure. */
  retryAfterMs?: readonly number[];
}

const attemptMs = 60_000;
const asciiOnly = /^[\x21-\x7e]+$/;

/**
 * Sends receipts to visitors. Receipts are a courtesy and not stored: a receipt is lost if the server stops before
 * sending it. The enquiry itself is safe.
 */
export function createReceipts({ mailer, from, log, retryAfterMs = [60_000, 600_000] }: ReceiptsParts): Receipts {
  const limit = createReceiptLimit();
  const stopping = new AbortController();
  const sending = new Set<Promise<void>>();

  const send = async ({ reference, recipient }: ReceiptRequest) => {
    const mail = composeReceipt({ reference, receivedAtMs: Date.now(), recipient, from });
    for (const pauseMs of [0, ...retryAfterMs]) {
      if (pauseMs > 0) await wait(pauseMs, undefined, { signal: stopping.signal, ref: false });
      const outcome = await mailer.send(mail, AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptMs)]));
      if (outcome.kind === "delivered") return log.info("receipt sent", { reference });
      log.warn("receipt not sent", { reference, reason: outcome.reason });
      if (outcome.kind !== "temporary" || stopping.signal.aborted) return;
    }
  };

  return {
    async request(request) {
      const { recipient, origin } = request;
      if (stopping.signal.aborted || !isPlainAddress(recipient) || !asciiOnly.test(recipient)) return false;
      if (!(await limit.count(recipient, origin))) return false;
      const work: Promise<void> = send(request)
        .catch(() => undefined)
        .finally(() => sending.delete(work));
      sending.add(work);
      return true;
    },
    async stop() {
      stopping.abort();
      await Promise.all(sending);
    },
  };
}
