import { sql, type Kysely } from "kysely";

const triggers = ["deliveries_inserted", "deliveries_changed", "deliveries_deleted"];

const view = `CREATE VIEW enquiry_counts (state, number) AS
  WITH parked (reference) AS (SELECT DISTINCT reference FROM deliveries WHERE state = 'parked'),
    waiting (reference) AS (SELECT reference FROM deliveries WHERE state = 'waiting' EXCEPT SELECT reference FROM parked)
  SELECT 'parked', (SELECT count(*) FROM parked)
  UNION ALL SELECT 'waiting', (SELECT count(*) FROM waiting)
  UNION ALL SELECT 'delivered', (SELECT count(*) FROM enquiries) - (SELECT count(*) FROM parked) - (SELECT count(*) FROM waiting)`;

/**
 * Replaces `enquiry_counts`, a table that older servers kept by triggers, with a view that has the same columns. This
 * allows a rollback to an older server on the same database. It is not recorded as a migration, since a server refuses
 * unknown migrations.
 */
export async function addFormerCounts(database: Kysely<unknown>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ type: string }>`SELECT type FROM sqlite_master WHERE name = 'enquiry_counts'`.execute(
      transaction,
    );
    const type = rows[0]?.type;
    if (type === "view") return;
    const dropped = triggers.map((name) => `DROP TRIGGER IF EXISTS ${name}`);
    for (const statement of [...dropped, "DROP TABLE IF EXISTS enquiry_counts", view]) {
      await sql.raw(statement).execute(transaction);
    }
  });
}
