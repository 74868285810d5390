import type { DatabaseSync } from "node:sqlite";
import { deletionMark } from "./erase-deleted.ts";

/** Ordered so that foreign keys refer to earlier tables. */
const tables = ["enquiries", "deliveries", "fingerprints", "daily_tasks", "owner_marks", "erasures"];

/**
 * Copies rows from an open database to another one that lacks them. Enquiries that either has recorded as erased are
 * removed from the other. The versions may differ: columns are matched by name, and a column that only one database has
 * keeps its default.
 * @param path the path of the other database
 * @returns the number of added enquiries
 */
export function copyMissing(database: DatabaseSync, path: string): number {
  if (database.isTransaction) database.exec("rollback");
  database.prepare("ATTACH ? AS present").run(path);
  try {
    database.exec("BEGIN IMMEDIATE");
    const erased = "(SELECT reference FROM main.erasures UNION SELECT reference FROM present.erasures)";
    const [enquiries = 0] = tables.map((table) => {
      const columns = sharedColumns(database, table).join(", ");
      const wanted = table === "enquiries" ? `WHERE reference NOT IN ${erased}` : belongingTo(table);
      // Deliveries of an existing enquiry stay unchanged.
      const statement = `INSERT OR IGNORE INTO present.${table} (${columns}) SELECT ${columns} FROM main.${table} ${wanted}`;
      return Number(database.prepare(statement).run().changes);
    });
    database.exec(deletionMark("present"));
    for (const table of ["fingerprints", "enquiries"]) {
      database.exec(`DELETE FROM present.${table} WHERE reference IN ${erased}`);
    }
    database.exec("COMMIT");
    return enquiries;
  } finally {
    if (database.isTransaction) database.exec("rollback");
    database.exec("DETACH present");
  }
}

/** Limits rows to enquiries in the other database, as its foreign keys require. */
function belongingTo(table: string): string {
  const belong = ["deliveries", "owner_marks"].includes(table);
  return belong ? "WHERE reference IN (SELECT reference FROM present.enquiries)" : "";
}

function sharedColumns(database: DatabaseSync, table: string): string[] {
  const columnsIn = (schema: string) =>
    database
      .prepare(`PRAGMA ${schema}.table_info(${table})`)
      .all()
      .map(({ name }) => `"${String(name)}"`);
  const present = new Set(columnsIn("present"));
  return columnsIn("main").filter((column) => present.has(column));
}
