import { afterEach, expect, test } from "vitest";
import { hasPostgres } from "#server/testing/test-postgres.ts";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { acknowledged, sendAll } from "#server/testing/visitors.ts";
import { expectArrivalOf, repeatsAmong } from "./arrived-enquiries.ts";
import { recordFault } from "./fault-record.ts";

let fixture: ServerFixture;
afterEach(() => fixture?.remove());

const halls = (label: string, length: number) => Array.from({ length }, (_, index) => `${label}, hall ${index}`);

test.skipIf(!hasPostgres)("each enquiry to two servers on one PostgreSQL arrives once", async () => {
  fixture = await createServerFixture("PostgreSQL");
  const [one, other] = await Promise.all([fixture.start(), fixture.start()]);
  const told = await Promise.all([sendAll(one.origin, halls("one", 80)), sendAll(other.origin, halls("other", 80))]);
  expect(acknowledged(told.flat())).toHaveLength(160);
  await expectArrivalOf(told.flat(), fixture);
  expect(repeatsAmong(fixture.mail.mails)).toBe(0);
});

test.skipIf(!hasPostgres)("the same words sent to two servers at once are stored once", async () => {
  fixture = await createServerFixture("PostgreSQL");
  const servers = await Promise.all([fixture.start(), fixture.start()]);
  const told = await Promise.all(servers.map(({ origin }) => sendAll(origin, halls("same", 60))));
  expect(acknowledged(told.flat())).toHaveLength(120);
  const references = (answers: (typeof told)[number]) => answers.map(({ reference }) => reference);
  expect(references(told[0]!)).toEqual(references(told[1]!));
  expect(await fixture.query((archive) => archive.list())).toHaveLength(60);
});

test.skipIf(!hasPostgres)("the other server delivers enquiries that a killed server has acknowledged", async () => {
  fixture = await createServerFixture("PostgreSQL");
  const [one, other] = await Promise.all([fixture.start(), fixture.start()]);
  let answers = 0;
  const told = await Promise.all([
    sendAll(one.origin, halls("killed", 80), () => {
      answers += 1;
      if (answers === 20) one.child.kill("SIGKILL");
    }),
    sendAll(other.origin, halls("alive", 80)),
  ]);
  await expectArrivalOf(acknowledged(told.flat()), fixture);
  expect(acknowledged(told[1])).toHaveLength(80);
  await recordFault(fixture, { name: "One of two servers killed, PostgreSQL", answers: told.flat(), server: other });
});
