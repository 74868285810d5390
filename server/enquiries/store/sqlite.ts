import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from "kysely";

/** How long a statement waits for another process, such as the command line, to finish writing. */
const lockTimeoutMs = 2000;

/** Where the database is in its folder. */
export function sqliteFile(folder: string): string {
  return join(folder, "enquiries.sqlite");
}

/** Opens or creates the database file in a folder. What it has committed is on disk, whatever happens next. */
export async function openSqlite(folder: string): Promise<SqliteDialect> {
  await mkdir(folder, { recursive: true });
  const path = sqliteFile(folder);
  // Created here, so that no other user of the machine may read it.
  await (await open(path, "a", 0o600)).close();
  const database = new DatabaseSync(path, { timeout: lockTimeoutMs });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  return new SqliteDialect({ database: adapted(database) });
}

/** Node's SQLite with the interface that Kysely expects. A statement is compiled once. */
function adapted(database: DatabaseSync): SqliteDatabase {
  const compiled = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // SQLite rolls back by itself when the disk is full: to do it again would be an error, and hide the real one.
      if (sql === "rollback" && !database.isTransaction) return nothing;
      const known = compiled.get(sql) ?? adaptedStatement(database.prepare(sql));
      if (compiled.size < 200) compiled.set(sql, known);
      return known;
    },
  };
}

const nothing: SqliteStatement = {
  reader: true,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

function adaptedStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
