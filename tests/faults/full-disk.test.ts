import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, truncateSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, onTestFinished, test } from "vitest";
import { enquiryArchive } from "#server/enquiries/store/archive.ts";
import { databaseHandle } from "#server/enquiries/store/database.ts";
import { TextRemainsError } from "#server/enquiries/store/deletion.ts";
import { enquiryStore } from "#server/enquiries/store/enquiry-store.ts";
import { enquiryRequest } from "#server/testing/enquiries.ts";
import { storeMany } from "#server/testing/many-enquiries.ts";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { acknowledged, sendAll, sendEnquiry, type Answer } from "#server/testing/visitors.ts";
import { expectArrivalOf } from "./arrivals.ts";
import { recordFault, watchPages } from "./fault-record.ts";

const disk = mkdtempSync(join(tmpdir(), "small-disk-"));
const mount = () => spawnSync("mount", ["-t", "tmpfs", "-o", "size=12m", "tmpfs", disk]).status === 0;
/** Without waiting for a server that has just been killed. */
const unmount = () => spawnSync("umount", ["-l", disk]);
const mayMount = mount();
if (mayMount) unmount();
else console.warn("\nNO SMALL DISK: this user may not mount one. The tests of a full disk are SKIPPED.\n");

let fixture: ServerFixture;
afterEach(async () => {
  await fixture?.remove();
  unmount();
});
afterAll(() => rmSync(disk, { recursive: true }));

const ballast = join(disk, "ballast");
const fill = () => writeFile(ballast, Buffer.alloc(2 ** 24)).catch(() => undefined);
const words = (label: string) => Array.from({ length: 400 }, () => label).join(" ");

const healthOf = async (origin: string) => (await fetch(`${origin}/healthz`)).status;

test.skipIf(!mayMount)(
  "on a full disk a visitor is told so, and everything acknowledged before is stored",
  async () => {
    mount();
    fixture = await createServerFixture("SQLite", { dataFolder: join(disk, "data") });
    const server = await fixture.start();
    const answers: Answer[] = await sendAll(
      server.origin,
      Array.from({ length: 20 }, (_, index) => words(`${index}`)),
    );
    const pages = watchPages(server.origin);
    await fill();
    for (let sent = 0; answers.at(-1)?.status === 200; sent += 1) {
      expect(sent).toBeLessThan(200);
      answers.push(await sendEnquiry(server.origin, words(`Late ${sent}`)));
    }
    const refused = answers.at(-1) as Answer;
    expect(refused.status).toBe(503);
    const atOnce = await sendAll(
      server.origin,
      Array.from({ length: 20 }, (_, index) => words(`At once ${index}`)),
    );
    expect(atOnce.map(({ status }) => status)).toEqual(atOnce.map(() => 503));
    // The remaining space has been freed.
    await fill();
    expect((await sendEnquiry(server.origin, "A short one.")).status).toBe(503);
    expect(await healthOf(server.origin)).toBe(503);

    expect(server.output()).toContain("database or disk is full");

    await rm(ballast);
    const again = await sendEnquiry(server.origin, refused.message);
    expect(again.status).toBe(200);
    expect(await healthOf(server.origin)).toBe(200);
    answers.push(again);
    await expectArrivalOf(acknowledged(answers), fixture);
    expect(await fixture.query((archive) => archive.list())).toHaveLength(acknowledged(answers).length);
    const slowestPageMs = await pages.stop();
    await recordFault(fixture, { name: "Disk full", answers: [...answers, ...atOnce], server, slowestPageMs });
  },
);

test.skipIf(!mayMount)(
  "a server that starts on a full disk serves pages, and accepts enquiries when there is space",
  async () => {
    mount();
    await fill();
    fixture = await createServerFixture("SQLite", { dataFolder: join(disk, "data") });
    const server = await fixture.start();
    expect((await fetch(server.origin)).status).toBe(200);
    expect((await sendEnquiry(server.origin, "A hall.")).status).toBe(503);
    expect(await healthOf(server.origin)).toBe(503);
    await rm(ballast);
    const answer = await sendEnquiry(server.origin, "A hall.");
    expect(answer.status).toBe(200);
    await expectArrivalOf([answer], fixture);
  },
);

test.skipIf(!mayMount)("a server killed on a full disk restarts with everything that was acknowledged", async () => {
  mount();
  fixture = await createServerFixture("SQLite", { dataFolder: join(disk, "data") });
  const server = await fixture.start();
  const answers = await sendAll(
    server.origin,
    Array.from({ length: 20 }, (_, index) => words(`${index}`)),
  );
  await fill();
  let sent = 0;
  while ((await sendEnquiry(server.origin, words(`Another ${sent}`))).status === 200) sent += 1;
  await server.end("SIGKILL");
  const next = await fixture.start();
  await rm(ballast);
  await expectArrivalOf(acknowledged(answers), fixture);
  await recordFault(fixture, { name: "Server killed on a full disk", answers, server: next });
  expect(acknowledged(answers)).toHaveLength(20);
});

test.skipIf(!mayMount)(
  "without space to rewrite the database a deletion is recorded, the owner is told that text remains, and it is erased later",
  async () => {
    mount();
    const database = databaseHandle({ dataFolder: join(disk, "data") });
    onTestFinished(async () => {
      await database.close();
      unmount();
    });
    await storeMany(database, { number: 4000, receivedAtMs: Date.now(), state: "delivered" });
    const archive = enquiryArchive(database);
    await archive.eraseText();
    await fill();
    // Enough for the deletion, and too little for a second copy.
    truncateSync(ballast, statSync(ballast).size - 2 ** 20);
    const [{ reference } = { reference: "" }] = await archive.list({ limit: 1 });
    await expect(archive.delete(reference)).rejects.toThrow(/^It is deleted, but .* MiB of free space/);
    expect(await archive.find(reference)).toBeUndefined();
    const store = enquiryStore({ database, channels: ["mail"] });
    await store.accept({ request: enquiryRequest({ message: "A hall." }), sender: null });
    await expect(archive.eraseText()).rejects.toThrow(TextRemainsError);
    await rm(ballast);
    await archive.eraseText();
  },
);
