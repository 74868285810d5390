import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";

/** All changes to the tables, by the name recorded in the database. They run in the order of their names. */
const migrations: Record<string, Migration> = {
  "001-enquiries": {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable("enquiries")
        .addColumn("reference", "text", (column) => column.primaryKey())
        .addColumn("receivedAtMs", "bigint", (column) => column.notNull())
        .addColumn("request", "text", (column) => column.notNull())
        .addColumn("sender", "text")
        .execute();
      await database.schema
        .createTable("deliveries")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("reference", "text", (column) =>
          column.notNull().references("enquiries.reference").onDelete("cascade"),
        )
        .addColumn("channel", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("nextAttemptAtMs", "bigint", (column) => column.notNull())
        .addColumn("leaseUntilMs", "bigint", (column) => column.notNull().defaultTo(0))
        .addColumn("deliveredAtMs", "bigint")
        .addColumn("reason", "text")
        .execute();
      await database.schema
        .createIndex("deliveriesDue")
        .on("deliveries")
        .columns(["state", "nextAttemptAtMs"])
        .execute();
      await database.schema.createIndex("deliveriesOfEnquiry").on("deliveries").column("reference").execute();
      await database.schema
        .createTable("fingerprints")
        .addColumn("fingerprint", "text", (column) => column.primaryKey())
        .addColumn("reference", "text", (column) => column.notNull())
        .addColumn("acceptedAtMs", "bigint", (column) => column.notNull())
        .execute();
      await database.schema
        .createTable("dailyTasks")
        .addColumn("id", "text", (column) => column.primaryKey())
        .execute();
    },
  },
  "002-unfinished-tasks": {
    async up(database: Kysely<unknown>) {
      const table = () => database.schema.alterTable("dailyTasks");
      await table().addColumn("holder", "text").execute();
      await table()
        .addColumn("leaseUntilMs", "bigint", (column) => column.notNull().defaultTo(0))
        .execute();
      // Before this migration, an interrupted task was never resumed.
      await table()
        .addColumn("state", "text", (column) => column.notNull().defaultTo("done"))
        .execute();
    },
  },
  "003-kept-counts": {
    async up(database: Kysely<any>) {
      await database.schema.alterTable("deliveries").addColumn("receivedAtMs", "bigint").execute();
      await database
        .updateTable("deliveries")
        .set(({ selectFrom }) => ({
          receivedAtMs: selectFrom("enquiries")
            .select("enquiries.receivedAtMs")
            .whereRef("enquiries.reference", "=", "deliveries.reference"),
        }))
        .execute();
      const index = (name: string, table: string, columns: string[]) =>
        database.schema.createIndex(name).on(table).columns(columns).execute();
      await index("deliveriesByAge", "deliveries", ["state", "receivedAtMs"]);
      await index("enquiriesByAge", "enquiries", ["receivedAtMs"]);
    },
  },
  "004-clock-record": {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable("clockRecord")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("seenAtMs", "bigint", (column) => column.notNull())
        .addColumn("steadySinceMs", "bigint", (column) => column.notNull())
        .execute();
    },
  },
};

/** Migrates the tables to the latest version. If several servers start at once, one migrates and the others wait. */
export async function migrate<Tables>(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
