import { expect, test } from "vitest";
import { createReceiptLimit, receiptsPerDay } from "./receipt-limit.ts";

const from = (sender: string) => ({ sender, ranges: {} });

test("what is refused to one sender is not counted, so that it fills no memory and costs no other visitor a receipt", async () => {
  const limit = createReceiptLimit();
  const asked = async (sender: string, recipient: string) => limit.count(`${recipient}@example.com`, from(sender));
  for (let sent = 0; sent < receiptsPerDay.sender; sent += 1) expect(await asked("first", `own${sent}`)).toBe(true);
  expect(await asked("first", "victim")).toBe(false);
  expect(await asked("second", "victim")).toBe(true);
  // The same with what the recipient's limit refuses: it costs the sender none of its own.
  for (let again = 0; again < receiptsPerDay.sender; again += 1) expect(await asked("third", "victim")).toBe(false);
  expect(await asked("third", "other")).toBe(true);
});

test("of many asked for at once no more are sent than in a day", async () => {
  const limit = createReceiptLimit();
  const all = Array.from({ length: 2 * receiptsPerDay.site }, (_, index) =>
    limit.count(`visitor${index}@example.com`, from(`${index}`)),
  );
  expect((await Promise.all(all)).filter(Boolean)).toHaveLength(receiptsPerDay.site);
});
