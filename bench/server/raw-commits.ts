import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const row = "x".repeat(500);

/** Rows of half a kilobyte a second, each committed by itself under the pragmas of our store: what the disk allows SQLite. */
export function rawSqliteCommits(folder: string, milliseconds: number): number {
  const database = new DatabaseSync(join(folder, "raw.sqlite"));
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE IF NOT EXISTS rows (row TEXT)");
  const insert = database.prepare("INSERT INTO rows VALUES (?)");
  const rate = rateOf(milliseconds, () => insert.run(row));
  database.close();
  return rate;
}

/** Half a kilobyte a second, each appended to a file and flushed by itself: what the disk allows anybody. */
export function rawFlushes(folder: string, milliseconds: number): number {
  const file = openSync(join(folder, "raw"), "a");
  const rate = rateOf(milliseconds, () => {
    writeSync(file, row);
    fdatasyncSync(file);
  });
  closeSync(file);
  return rate;
}

/** How often something can be done a second. */
function rateOf(milliseconds: number, work: () => void): number {
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < milliseconds) {
    work();
    count += 1;
  }
  return (count / (performance.now() - started)) * 1000;
}
