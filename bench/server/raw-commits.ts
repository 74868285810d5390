import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const row = "x".repeat(500);

/** How many rows of 500 bytes SQLite commits per second, one at a time, with the pragmas of the enquiry store. */
export function rawSqliteCommits(folder: string, milliseconds: number): number {
  const database = new DatabaseSync(join(folder, "raw.sqlite"));
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE IF NOT EXISTS rows (row TEXT)");
  const insert = database.prepare("INSERT INTO rows VALUES (?)");
  const rate = rateOf(milliseconds, () => insert.run(row));
  database.close();
  return rate;
}

/** How many records of 500 bytes can be appended to a file and flushed per second, one at a time. */
export function rawFlushes(folder: string, milliseconds: number): number {
  const file = openSync(join(folder, "raw"), "a");
  const rate = rateOf(milliseconds, () => {
    writeSync(file, row);
    fdatasyncSync(file);
  });
  closeSync(file);
  return rate;
}

/** How many times per second an operation runs. */
function rateOf(milliseconds: number, work: () => void): number {
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < milliseconds) {
    work();
    count += 1;
  }
  return (count / (performance.now() - started)) * 1000;
}
