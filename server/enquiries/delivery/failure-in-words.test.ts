import { expect, test } from "vitest";
import { failureInWords } from "./failure-in-words.ts";

test.each([
  ["SMTP 550 5.1.1 at RCPT TO", "recipient addresses"],
  ["SMTP 553 at MAIL FROM", "sender address"],
  ["SMTP 530 at MAIL FROM", "the user name or the password"],
  ["SMTP 535 at AUTH PLAIN", "the user name or the password"],
  ["SMTP 552 5.2.2 at RCPT TO", "the mailbox"],
  ["SMTP 550 5.4.5 at DATA", "daily limit"],
  ["SMTP 550 5.7.26 at DATA", "SPF"],
  ["SMTP 554 at CONN", "block list"],
  ["SMTP 554 at DATA", "content of the email"],
  ["SMTP 451 at RCPT TO", "later"],
  ["ECONNREFUSED", "nothing answers"],
  ["ENOTFOUND", "host name"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "certificate"],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "without encryption"],
  ["no answer in time", "timed out"],
  ["unreadable answer at CONN", "cannot be understood"],
])('the explanation of "%s" mentions %s', (reason, words) => {
  const sentence = failureInWords(reason);
  expect(sentence.startsWith(`${reason}: `)).toBe(true);
  expect(sentence).toContain(words);
});

test("an unknown code is returned without an explanation", () => {
  expect(failureInWords("EUNUSUAL")).toBe("EUNUSUAL");
});
