import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { hasPostgres, startPostgres } from "../../testing/test-postgres.ts";
import { startWire } from "../../testing/wire.ts";
import { openPostgres } from "./postgres.ts";

const mostConnections = 8;

test.skipIf(!hasPostgres)(
  "acknowledged writes survive a switch of the address to a standby and the standby's promotion",
  async () => {
    const primary = await startPostgres();
    onTestFinished(() => primary.close());
    const url = await primary.newDatabase();
    const wire = await startWire(url);
    onTestFinished(() => wire.close());
    const open = () => {
      const kysely = new Kysely<{ notes: { word: string } }>({ dialect: openPostgres(wire.url, () => {}) });
      onTestFinished(() => kysely.destroy());
      return kysely;
    };
    await sql`create table notes (word text)`.execute(open());
    const standby = await primary.startStandby();
    onTestFinished(() => standby.close());

    const kysely = open();
    const write = (word: string) =>
      kysely.transaction().execute((transaction) => transaction.insertInto("notes").values({ word }).execute());
    const wordsAt = async (database: Kysely<{ notes: { word: string } }>) =>
      (await database.selectFrom("notes").selectAll().execute()).map(({ word }) => word);

    wire.leadTo(standby.addressOf(url));
    // Enough concurrent writes for every possible connection to reach the standby.
    const refused = await Promise.allSettled(Array.from({ length: mostConnections }, () => write("refused")));
    for (const one of refused) expect(one).toMatchObject({ status: "rejected", reason: { code: "25006" } });
    wire.leadTo(url);
    await write("at the primary");

    wire.leadTo(standby.addressOf(url));
    const reader = open();
    await vi.waitFor(async () => expect(await wordsAt(reader)).toEqual(["at the primary"]), { timeout: 20_000 });
    await primary.close();
    await standby.promote();
    // The first write notices that the connection to the old primary broke.
    await vi.waitFor(() => write("after"), { timeout: 20_000 });
    expect(await wordsAt(reader)).toEqual(["at the primary", "after"]);
  },
  60_000,
);
