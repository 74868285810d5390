import { copyFile, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { acknowledged, sendAll, sendEnquiry, type Answer } from "#server/testing/visitors.ts";
import { recordFault, watchPages } from "./fault-record.ts";

let fixture: ServerFixture;
afterEach(() => fixture?.remove());

/** No email is sent, so an enquiry is only in the database. */
const withoutMail = { variables: { SMTP_URL: undefined, ENQUIRY_FROM: undefined, ENQUIRY_TO: undefined } };
const database = () => join(fixture.dataFolder, "enquiries.sqlite");
const halls = (label: string, length: number) => Array.from({ length }, (_, index) => `${label}, hall ${index}`);
const healthOf = async (origin: string) => (await fetch(`${origin}/healthz`)).status;

/** Replaces the database with an older copy, like a backup restored while the server runs. */
async function replaceByOlderCopy() {
  await rename(`${database()}.older`, database());
}

async function copyAside() {
  await copyFile(database(), `${database()}.older`);
}

const losses: [string, () => Promise<void>][] = [
  ["the database file is deleted", () => rm(database())],
  [
    "all its files are deleted",
    async () => void (await Promise.all(["", "-wal", "-shm"].map((ending) => rm(database() + ending)))),
  ],
  ["its log is deleted", () => rm(`${database()}-wal`)],
  ["the index of its log is deleted", () => rm(`${database()}-shm`)],
  ["the whole folder is deleted", () => rm(fixture.dataFolder, { recursive: true })],
  ["the whole folder is moved away", () => rename(fixture.dataFolder, join(dirname(fixture.dataFolder), "away"))],
  ["it is replaced by an older copy", replaceByOlderCopy],
];

describe("while the server runs", () => {
  test.each(losses)(
    "%s: everything acknowledged before and after is in the database, and nothing else is acknowledged",
    async (name, lose) => {
      fixture = await createServerFixture("SQLite");
      const server = await fixture.start(withoutMail);
      const answers: Answer[] = await sendAll(server.origin, halls("before", 40));
      await copyAside();
      answers.push(...(await sendAll(server.origin, halls("later", 40))));
      const pages = watchPages(server.origin);
      await lose();
      const afterwards = await sendAll(server.origin, halls("after", 40));
      for (const message of halls("one by one", 20)) afterwards.push(await sendEnquiry(server.origin, message));
      // Some may arrive after the database has been reopened.
      for (const { status } of afterwards) expect([200, 503]).toContain(status);
      // Visitors who were told to try again do so.
      const again = await sendAll(
        server.origin,
        afterwards.filter(({ status }) => status === 503).map(({ message }) => message),
      );
      answers.push(...afterwards, ...again);
      expect(acknowledged(answers)).toHaveLength(140);
      expect(server.output()).toContain("was deleted or replaced while it was in use");
      expect(server.output()).toContain("database file deleted or replaced, and reopened");
      expect(await healthOf(server.origin)).toBe(200);
      const slowestPageMs = await pages.stop();
      await recordFault(fixture, {
        name: `While the server runs, ${name}`,
        answers,
        server,
        sendsMail: false,
        slowestPageMs,
      });

      // Anything that is only in memory is lost with the process.
      await server.end("SIGKILL");
      const kept = new Map(
        (await fixture.query((archive) => archive.list())).map(({ reference, request }) => [
          reference,
          request.template_params.message,
        ]),
      );
      expect(acknowledged(answers).filter(({ reference, message }) => kept.get(reference) !== message)).toEqual([]);
      expect(kept.size).toBe(140);
    },
  );

  test("the first health check after the database was deleted reports that nothing can be stored", async () => {
    fixture = await createServerFixture("SQLite");
    const server = await fixture.start({ variables: { ...withoutMail.variables, ENQUIRY_CHECK_MS: "60000" } });
    await sendEnquiry(server.origin, "A hall.");
    // Longer than a successful write counts as proof of health.
    await wait(1500);
    await rm(database());
    expect(await healthOf(server.origin)).toBe(503);
    // It has been reopened by now.
    await expect.poll(() => healthOf(server.origin), { timeout: 10_000 }).toBe(200);
  });
});

test("a server that starts with a log without its database does not change the log, and acknowledges nothing", async () => {
  fixture = await createServerFixture("SQLite");
  const first = await fixture.start(withoutMail);
  await sendAll(first.origin, halls("before", 40));
  await first.end("SIGKILL");
  await rename(database(), `${database()}.moved`);
  const { size } = await stat(`${database()}-wal`);
  const server = await fixture.start(withoutMail);
  expect((await sendEnquiry(server.origin, "A hall.")).status).toBe(503);
  expect(await healthOf(server.origin)).toBe(503);
  expect((await fetch(server.origin)).status).toBe(200);
  expect(server.output()).toContain("enquiries.sqlite-wal is there without enquiries.sqlite");
  expect((await stat(`${database()}-wal`)).size).toBe(size);
  expect(await readdir(fixture.dataFolder)).not.toContain("enquiries.sqlite");

  await rename(`${database()}.moved`, database());
  expect((await sendEnquiry(server.origin, "A hall.")).status).toBe(200);
  expect(await fixture.query((archive) => archive.list())).toHaveLength(41);
});

test("a new empty folder that replaces a deleted one is used", async () => {
  fixture = await createServerFixture("SQLite");
  const server = await fixture.start(withoutMail);
  const answers = await sendAll(server.origin, halls("before", 10));
  await rm(fixture.dataFolder, { recursive: true });
  await mkdir(fixture.dataFolder);
  const refused = await sendEnquiry(server.origin, "A hall.");
  expect([200, 503]).toContain(refused.status);
  expect((await sendEnquiry(server.origin, "A hall.")).status).toBe(200);
  expect(await fixture.query((archive) => archive.list())).toHaveLength(answers.length + 1);
});
