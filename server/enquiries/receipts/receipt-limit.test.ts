import { expect, test } from "vitest";
import { createReceiptLimit, receiptsPerDay } from "./receipt-limit.ts";

const from = (sender: string) => ({ sender, ranges: {} });

test("refused receipts are not counted, so they use no memory and do not cost other visitors a receipt", async () => {
  const limit = createReceiptLimit();
  const asked = async (sender: string, recipient: string) => limit.count(`${recipient}@example.com`, from(sender));
  for (let sent = 0; sent < receiptsPerDay.sender; sent += 1) expect(await asked("first", `own${sent}`)).toBe(true);
  expect(await asked("first", "victim")).toBe(false);
  expect(await asked("second", "victim")).toBe(true);
  // The same applies to refusals by the recipient's limit: they do not count towards the sender's.
  for (let again = 0; again < receiptsPerDay.sender; again += 1) expect(await asked("third", "victim")).toBe(false);
  expect(await asked("third", "other")).toBe(true);
});

test("concurrent requests do not exceed the daily limit of the site", async () => {
  const limit = createReceiptLimit();
  const all = Array.from({ length: 2 * receiptsPerDay.site }, (_, index) =>
    limit.count(`visitor${index}@example.com`, from(`${index}`)),
  );
  expect((await Promise.all(all)).filter(Boolean)).toHaveLength(receiptsPerDay.site);
});
