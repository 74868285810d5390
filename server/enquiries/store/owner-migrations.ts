import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";

/**
 * Changes to the tables in which the owner keeps notes. A server refuses a database with a migration that it does not know, so
 * these are recorded apart from its own: one of an older version goes on with the same database and knows nothing of them.
 */
const migrations: Record<string, Migration> = {
  "001-marks-and-erasures": {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable("ownerMarks")
        .addColumn("reference", "text", (column) =>
          // A note goes with its enquiry, whichever version of the server deletes that.
          column.primaryKey().references("enquiries.reference").onDelete("cascade"),
        )
        .addColumn("handledAtMs", "bigint")
        .addColumn("note", "text", (column) => column.notNull())
        .execute();
      await database.schema
        .createTable("erasures")
        .addColumn("reference", "text", (column) => column.primaryKey())
        .addColumn("erasedAtMs", "bigint", (column) => column.notNull())
        .addColumn("deliveredBy", "text", (column) => column.notNull())
        .execute();
    },
  },
};

/** Brings the owner's tables up to date, after those of the server. */
export async function migrateOwnerTables<Tables>(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    migrationTableName: "owner_migration",
    migrationLockTableName: "owner_migration_lock",
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
