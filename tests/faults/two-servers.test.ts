import { afterEach, expect, test } from "vitest";
import { hasPostgres } from "#server/testing/postgres.ts";
import { layTestBed, type TestBed } from "#server/testing/test-bed.ts";
import { acknowledged, sendAll } from "#server/testing/visitors.ts";
import { expectArrivalOf, repeatsAmong } from "./arrivals.ts";

let bed: TestBed;
afterEach(() => bed?.clear());

const halls = (label: string, length: number) => Array.from({ length }, (_, index) => `${label}, hall ${index}`);

test.skipIf(!hasPostgres)("of two servers on one PostgreSQL each enquiry arrives, and once", async () => {
  bed = await layTestBed("PostgreSQL");
  const [one, other] = await Promise.all([bed.start(), bed.start()]);
  const told = await Promise.all([sendAll(one.origin, halls("one", 80)), sendAll(other.origin, halls("other", 80))]);
  expect(acknowledged(told.flat())).toHaveLength(160);
  await expectArrivalOf(told.flat(), bed);
  expect(repeatsAmong(bed.mail.mails)).toBe(0);
});

test.skipIf(!hasPostgres)("the same words sent to two servers at once are kept once", async () => {
  bed = await layTestBed("PostgreSQL");
  const servers = await Promise.all([bed.start(), bed.start()]);
  const told = await Promise.all(servers.map(({ origin }) => sendAll(origin, halls("same", 60))));
  expect(acknowledged(told.flat())).toHaveLength(120);
  const references = (answers: (typeof told)[number]) => answers.map(({ reference }) => reference);
  expect(references(told[0]!)).toEqual(references(told[1]!));
  expect(await bed.ask((archive) => archive.list())).toHaveLength(60);
});

test.skipIf(!hasPostgres)("what a killed server has acknowledged the other one delivers", async () => {
  bed = await layTestBed("PostgreSQL");
  const [one, other] = await Promise.all([bed.start(), bed.start()]);
  let answers = 0;
  const told = await Promise.all([
    sendAll(one.origin, halls("killed", 80), () => {
      answers += 1;
      if (answers === 20) one.child.kill("SIGKILL");
    }),
    sendAll(other.origin, halls("alive", 80)),
  ]);
  await expectArrivalOf(acknowledged(told.flat()), bed);
  expect(acknowledged(told[1])).toHaveLength(80);
});
