import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { ReceivedMail } from "#server/testing/mail-receiver.ts";
import type { ServerFixture } from "#server/testing/server-fixture.ts";
import type { Answer } from "#server/testing/visitors.ts";

export const referenceOf = ({ headers }: ReceivedMail) => headers["enquiry-reference"] ?? "";

/** Waits until each acknowledged enquiry has come by mail, word for word, under the reference that its visitor was told. */
export async function expectArrivalOf(
  answers: readonly Answer[],
  fixture: ServerFixture,
  timeoutMs = 90_000,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const texts = new Map(fixture.mail.mails.map((one) => [referenceOf(one), one.text]));
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

/** How many mails about an enquiry repeat an earlier one. */
export function repeatsAmong(mails: readonly ReceivedMail[]): number {
  const references = mails.map(referenceOf).filter(Boolean);
  return references.length - new Set(references).size;
}
