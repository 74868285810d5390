import type { Dialect } from "kysely";
import { sqliteDialect } from "./dialect.ts";
import { movedCode } from "./file-identity.ts";
import type { SqliteError } from "./thread-messages.ts";
import { endedCode, startSqliteThread, type RunStatement, type SqliteThread } from "./thread.ts";

/** The database in a folder, which may be deleted or replaced while in use. */
export interface SqliteFolder {
  /** Opens or creates the database. */
  openDialect(): Promise<Dialect>;
  /**
   * Adds the rows of a lost database after reopening. Resolves to the number of enquiries; undefined if none was lost.
   */
  rescue(): Promise<number | undefined>;
  /** Removes deleted text from the files. Resolves to false while a transaction or another process prevents it. */
  eraseDeleted(): Promise<boolean>;
  /** Closes the database, which may be reopened. */
  close(): Promise<void>;
}

/** @param onLost called when the open database is no longer usable and must be reopened */
export function openSqliteFolder(folder: string, onLost: () => void): SqliteFolder {
  let thread: SqliteThread | undefined;
  let lost = false;
  /** The current connection; errors of an abandoned one are ignored. */
  let latest: RunStatement | undefined;

  const watch = (run: RunStatement): RunStatement => {
    latest = run;
    return async (sql, parameters) => {
      try {
        return await run(sql, parameters);
      } catch (error) {
        const { code } = error as SqliteError;
        if (latest === run && (code === movedCode || code === endedCode)) {
          if (code === movedCode) lost = true;
          else thread = undefined;
          latest = undefined;
          onLost();
        }
        throw error;
      }
    };
  };

  return {
    async openDialect() {
      thread ??= startSqliteThread();
      const { open } = thread;
      return sqliteDialect(watch(await open(folder).catch(restart)));
    },
    async rescue() {
      if (!lost) return undefined;
      const enquiries = await thread?.rescue();
      lost = false;
      return enquiries;
    },
    eraseDeleted: async () => (await thread?.eraseDeleted()) ?? false,
    async close() {
      const ending = thread;
      thread = undefined;
      await ending?.close();
    },
  };

  function restart(error: SqliteError): never {
    if (error.code === endedCode) thread = undefined;
    throw error;
  }
}
