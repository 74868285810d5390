import { sql, type Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";

/**
 * Changes to the tables that older servers can ignore, such as the tables of the owner's notes. A server refuses a
 * database with an unknown migration, so these have a separate record, and an older server can still use the database.
 */
const migrations: Record<string, Migration> = {
  "001-marks-and-erasures": {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable("ownerMarks")
        .addColumn("reference", "text", (column) =>
          // The note is deleted with its enquiry, even by an older version of the server.
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

/** Runs the migrations that older servers can ignore, after all others. */
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
 * Adds the column for the addresses that an enquiry has reached, if it is missing. This is not recorded as a migration,
 * since a server refuses unknown migrations in this record too.
 */
async function addAcceptedBy(database: Kysely<unknown>): Promise<void> {
  const hasColumn = () =>
    sql`SELECT accepted_by FROM deliveries LIMIT 0`.execute(database).then(
      () => true,
      () => false,
    );
  if (await hasColumn()) return;
  try {
    await database.schema.alterTable("deliveries").addColumn("acceptedBy", "text").execute();
  } catch (error) {
    // Another server may have added it at the same time.
    if (!(await hasColumn())) throw error;
  }
}
