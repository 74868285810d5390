import { expect, test, vi } from "vitest";
import type { Outcome } from "./channel.ts";
import { watchChannels } from "./channel-watch.ts";

const minuteMs = 60_000;
const delivered: Outcome = { kind: "delivered" };
const refusedSettings: Outcome = { kind: "settings", reason: "SMTP 550 at RCPT TO" };
const broken: Outcome = { kind: "temporary", reason: "ECONNREFUSED" };
const refusedOne: Outcome = { kind: "permanent", reason: "SMTP 554 at DATA" };

function start() {
  const clock = { ms: 0 };
  const onFailing = vi.fn<(channel: object) => void>();
  const onWorking = vi.fn<(channel: string) => void>();
  const watch = watchChannels({ onFailing, onWorking, now: () => clock.ms });
  return { clock, onFailing, onWorking, watch };
}

test("a channel whose settings are refused fails immediately and recovers with its next delivery", () => {
  const { watch, onFailing, onWorking } = start();
  watch.note("mail", refusedSettings);
  expect(watch.failing()).toEqual([{ channel: "mail", reason: "SMTP 550 at RCPT TO" }]);
  expect(onFailing).toHaveBeenCalledWith({ channel: "mail", reason: "SMTP 550 at RCPT TO" });
  watch.note("webhook", delivered);
  expect(watch.failing()).toHaveLength(1);
  watch.note("mail", delivered);
  expect(watch.failing()).toEqual([]);
  expect(onWorking.mock.calls).toEqual([["mail"]]);
});

test("an unreachable channel counts as failing after ten minutes without a delivery", () => {
  const { clock, watch, onFailing } = start();
  watch.note("mail", broken);
  clock.ms = 10 * minuteMs - 1;
  watch.note("mail", broken);
  expect(watch.failing()).toEqual([]);
  expect(onFailing).not.toHaveBeenCalled();
  clock.ms = 10 * minuteMs;
  expect(watch.failing()).toEqual([{ channel: "mail", reason: "ECONNREFUSED" }]);
});

test("a delivery restarts the ten minutes", () => {
  const { clock, watch } = start();
  watch.note("mail", broken);
  watch.note("mail", delivered);
  clock.ms = 10 * minuteMs;
  watch.note("mail", broken);
  expect(watch.failing()).toEqual([]);
});

test("one refused enquiry does not mark the channel as failing or working", () => {
  const { watch, onWorking } = start();
  watch.note("mail", refusedOne);
  expect(watch.failing()).toEqual([]);
  watch.note("mail", refusedSettings);
  watch.note("mail", refusedOne);
  expect(watch.failing()).toHaveLength(1);
  expect(onWorking).not.toHaveBeenCalled();
});

test.each<[string, Outcome]>([
  ["asks to wait", { kind: "temporary", reason: "SMTP 450 at RCPT TO, 1 of 2 addresses", accepted: ["a@example.com"] }],
  ["still asks to wait", { kind: "temporary", reason: "SMTP 450 at RCPT TO, 1 of 2 addresses", accepted: [] }],
  ["refuses for good", { kind: "permanent", reason: "SMTP 550 at RCPT TO, 1 of 2 addresses", accepted: [] }],
])("a channel counts as working while one of two addresses %s", (_, outcome) => {
  const { clock, watch, onFailing, onWorking } = start();
  watch.note("mail", outcome);
  clock.ms = 11 * minuteMs;
  watch.note("mail", outcome);
  expect(watch.failing()).toEqual([]);
  expect(onFailing).not.toHaveBeenCalled();
  watch.note("mail", broken);
  watch.note("mail", outcome);
  expect(onWorking.mock.calls).toEqual([["mail"]]);
});
