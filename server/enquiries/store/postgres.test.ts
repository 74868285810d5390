import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { hasPostgres } from "../../testing/test-postgres.ts";
import { newSharedDatabase } from "../../testing/shared-postgres.ts";
import { startWire } from "../../testing/wire.ts";
import { databaseHandle } from "./database.ts";
import { enquiryStore, StoreUnavailableError } from "./enquiry-store.ts";
import { openPostgres } from "./postgres.ts";

const statementTimeoutMs = 500;

test.skipIf(!hasPostgres)("a database that cannot hold Hindi is reported as not writable", async () => {
  const databaseUrl = new URL(await newSharedDatabase());
  const kysely = new Kysely({ dialect: openPostgres(databaseUrl.href, () => {}, statementTimeoutMs) });
  onTestFinished(() => kysely.destroy());
  const name = `latin_${databaseUrl.pathname.slice(1)}`;
  await sql`create database ${sql.id(name)} encoding 'LATIN1' template template0`.execute(kysely);
  databaseUrl.pathname = name;
  const database = databaseHandle({ databaseUrl: databaseUrl.href, dataFolder: "" });
  onTestFinished(() => database.close());
  await expect(enquiryStore({ database, channels: ["mail"] }).check()).rejects.toThrow(StoreUnavailableError);
});

async function openThroughWire() {
  const wire = await startWire(await newSharedDatabase());
  onTestFinished(() => wire.close());
  const open = () =>
    new Kysely<{ notes: { word: string } }>({ dialect: openPostgres(wire.url, () => {}, statementTimeoutMs) });
  const kysely = open();
  onTestFinished(() => kysely.destroy());
  await sql`create table notes (word text)`.execute(kysely);
  return { wire, kysely, open };
}

test.skipIf(!hasPostgres)(
  "after a connection dies silently, the next attempt succeeds",
  async () => {
    const { wire, kysely } = await openThroughWire();
    const insert = (word: string) =>
      kysely.transaction().execute((transaction) => transaction.insertInto("notes").values({ word }).execute());
    await insert("before");
    wire.hold();
    await expect(insert("lost")).rejects.toMatchObject({ code: "ETIMEDOUT" });
    await insert("after");
    expect(await kysely.selectFrom("notes").selectAll().execute()).toEqual([{ word: "before" }, { word: "after" }]);
  },
  60_000,
);

test.skipIf(!hasPostgres)(
  "a write after a transaction whose BEGIN timed out is stored",
  async () => {
    const { wire, kysely, open } = await openThroughWire();
    wire.hold();
    await expect(kysely.transaction().execute(async () => "begun")).rejects.toThrow("Query read timeout");
    wire.passOnAgain();
    await kysely.insertInto("notes").values({ word: "noted" }).execute();
    const other = open();
    onTestFinished(() => other.destroy());
    expect(await other.selectFrom("notes").selectAll().execute()).toEqual([{ word: "noted" }]);
  },
  60_000,
);
