import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { ReceivedMail } from "#server/testing/mail-receiver.ts";
import type { ServerFixture } from "#server/testing/server-fixture.ts";
import type { Answer } from "#server/testing/visitors.ts";

/** The enquiries in an email: one, or many in a batch. */
export const referencesOf = ({ headers }: ReceivedMail): string[] =>
  (headers["enquiry-reference"] ?? "").split(/,\s*/).filter(Boolean);

/**
 * Waits until each acknowledged enquiry has arrived by mail, word for word, with the reference that its visitor
 * was given.
 */
export async function expectArrivalOf(
  answers: readonly Answer[],
  fixture: ServerFixture,
  timeoutMs = 90_000,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const texts = new Map(
      fixture.mail.mails.flatMap((one) => referencesOf(one).map((reference) => [reference, one.text] as const)),
    );
    const missing = answers.filter(({ reference, message }) => !texts.get(reference)?.includes(message));
    if (missing.length === 0) return;
    if (performance.now() > deadline) {
      const first = await fixture.query((archive) => archive.find(missing[0]?.reference ?? ""));
      expect.fail(
        `${missing.length} of ${answers.length} have not arrived; of one: ${JSON.stringify(first?.deliveries)}`,
      );
    }
    await wait(50);
  }
}

/** The number of duplicate arrivals. */
export function repeatsAmong(mails: readonly ReceivedMail[]): number {
  const references = mails.flatMap(referencesOf);
  return references.length - new Set(references).size;
}
