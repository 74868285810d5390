import { expect, test } from "vitest";
import { parseShortlist } from "./parse-shortlist.ts";
import { fingerprint, printSent, withSentMark } from "./sent-mark.ts";
import { withItem, type Shortlist } from "./shortlist.ts";

const list: Shortlist = { name: "Town hall", items: [{ productId: "wallPanels/petPanel", finish: "001" }] };
const part = { key: fingerprint(list), at: "2026-11-23T09:30:00.000Z", reference: "K7M2-QX4P" };

test("a list that was sent says when, and with which reference", () => {
  const sent = withSentMark(list, [part]);
  expect(printSent(sent)).toBe("Sent as an enquiry on 23 November 2026, reference K7M2-QX4P.");
  expect(parseShortlist(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
});

test("a list that was changed after sending says so", () => {
  const changed = withItem(withSentMark(list, [part]), { productId: "acousticDoors/door" });
  expect(printSent(withSentMark(changed, [part]))).toMatch(/K7M2-QX4P\. It has been changed since then\.$/);
});

test("a different or empty list is not marked", () => {
  expect(withSentMark({ ...list, items: [{ productId: "acousticDoors/door" }] }, [part]).sent).toBeUndefined();
  const empty = { name: "", items: [] };
  expect(withSentMark(empty, [{ ...part, key: fingerprint(empty) }])).toBe(empty);
  expect(printSent(list)).toBeUndefined();
});

test("a list that was sent again has the later mark, and keeps it", () => {
  const again = { ...part, at: "2026-11-24T09:30:00.000Z", reference: "M3N4-PQRS" };
  const sent = withSentMark(withSentMark(list, [part]), [again, part]);
  expect(sent.sent).toEqual(again);
  expect(withSentMark(sent, [again, part])).toBe(sent);
});
