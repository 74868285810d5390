import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";

/**
 * Changes to the tables that an older server can do without, such as those in which the owner keeps notes. A server refuses a
 * database with a migration that it does not know, so these are recorded apart: an older one goes on with the same database.
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

/** Makes the changes that an older server can do without, after all others. */
export async function migrateOwnerTables<Tables>(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    migrationTableName: "owner_migration",
    migrationLockTableName: "owner_migration_lock",
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await addAcceptedBy(database as unknown as Kysely<unknown>);
}

/**
 * Adds the column for the addresses that an enquiry has reached, if there is none yet. It is not recorded as a migration: a server
 * refuses one that it does not know, also among these.
 */
async function addAcceptedBy(database: Kysely<unknown>): Promise<void> {
  const hasColumn = async () => {
    const tables = await database.introspection.getTables();
    const deliveries = tables.find(({ name }) => name === "deliveries");
    return deliveries?.columns.some(({ name }) => name === "accepted_by" || name === "acceptedBy") ?? false;
  };
  if (await hasColumn()) return;
  try {
    await database.schema.alterTable("deliveries").addColumn("acceptedBy", "text").execute();
  } catch (error) {
    // Another server may have added it at the same time.
    if (!(await hasColumn())) throw error;
  }
}
