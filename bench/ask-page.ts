import type { Page } from "puppeteer-core";

/**
 * Runs a function in the current page, even if it has replaced another. The library's `evaluate` waits forever after a prerendered or
 * restored page was shown.
 */
export async function ask<Args extends unknown[], Answer>(
  page: Page,
  question: (...values: Args) => Answer | Promise<Answer>,
  ...values: Args
): Promise<Answer> {
  const session = await page.target().createCDPSession();
  try {
    const expression = `(${question})(...${JSON.stringify(values)})`;
    const answered = await session.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (answered.exceptionDetails) throw new Error(answered.exceptionDetails.exception?.description);
    return answered.result.value as Answer;
  } finally {
    await session.detach().catch(() => undefined);
  }
}
