import { afterEach, expect, test, vi } from "vitest";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { acknowledged, sendAll } from "#server/testing/visitors.ts";
import { referencesOf } from "./arrived-enquiries.ts";
import { recordFault } from "./fault-record.ts";

let fixture: ServerFixture;
afterEach(() => fixture?.remove());

test("a server killed between the mail server's acceptance and its reply sends the email again with the same Message-ID", async () => {
  fixture = await createServerFixture("SQLite");
  fixture.mail.answer({ kind: "hang", at: "data" });
  const server = await fixture.start();
  const answers = await sendAll(server.origin, ["A hall"]);
  expect(acknowledged(answers)).toHaveLength(1);
  await vi.waitFor(() => expect(fixture.mail.withheld).not.toHaveLength(0), { timeout: 20_000 });
  await server.end("SIGKILL");
  fixture.mail.answer({ kind: "accept" });
  const next = await fixture.start();
  const [again] = await fixture.mail.waitForMails(1, 60_000);
  expect(again && referencesOf(again)).toEqual([answers[0]?.reference]);
  expect(again?.messageId).toBe(fixture.mail.withheld[0]?.messageId);
  // The state is written after the email has been accepted.
  await expect.poll(() => fixture.query((archive) => archive.counts())).toMatchObject({ delivered: 1 });
  await recordFault(fixture, { name: "Server killed before the mail server has answered", answers, server: next });
});
