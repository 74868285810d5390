import { expect, test } from "vitest";
import { tidy } from "./tidy.ts";

test.each([
  ["name", "A\r\nBcc: b@example.com", "A Bcc: b@example.com"],
  ["name", "Asha\tRao\u0000", "Asha Rao "],
  ["location", "New\u000BDelhi", "New Delhi"],
  ["message", "one\r\ntwo\rthree\u000Bfour\u2028five", "one\ntwo\nthree\nfour\u2028five"],
  ["message", "a\tb\u0000\u001B\ud800c", "a\tbc"],
  ["message", "👩‍👩‍👧 \u202Eسلام", "👩‍👩‍👧 \u202Eسلام"],
] as const)("%s %j becomes %j", (field, written, tidied) => {
  expect(tidy({ [field]: written })[field]).toBe(tidied);
});

test("a missing field is empty", () => {
  expect(tidy({})).toEqual({ name: "", email: "", phone: "", location: "", message: "" });
});
