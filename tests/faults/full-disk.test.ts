import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { acknowledged, sendAll, sendEnquiry, type Answer } from "#server/testing/visitors.ts";
import { expectArrivalOf } from "./arrived-enquiries.ts";
import { recordFault, watchPages } from "./fault-record.ts";

const disk = mkdtempSync(join(tmpdir(), "small-disk-"));
const mount = () => spawnSync("mount", ["-t", "tmpfs", "-o", "size=12m", "tmpfs", disk]).status === 0;
/** A lazy unmount does not wait for a server that has just been killed. */
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
