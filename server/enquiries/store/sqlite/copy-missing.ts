import type { DatabaseSync } from "node:sqlite";
import { deletionMark } from "./erase-deleted.ts";

/** In the order in which one refers to another. */
const tables = ["enquiries", "deliveries", "fingerprints", "daily_tasks", "owner_marks", "erasures"];

/**
 * Adds what an open database holds to another one that lacks it. What either has recorded as erased is in the other no longer.
 * They may be of different versions: columns go by their names, and one that only one of them has keeps its default.
 * @param path where the other one is
 * @returns the number of enquiries that were added
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
      // Deliveries of an enquiry that was there already stay as they are there.
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

/** An enquiry that is not there would make a foreign key fail. */
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
