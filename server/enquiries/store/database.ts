import { CamelCasePlugin, Kysely, sql, type Dialect } from "kysely";
import { migrate } from "./migrations.ts";
import { migrateOwnerTables } from "./owner-migrations.ts";
import { openPostgres } from "./postgres.ts";
import { deletionMark } from "./sqlite/erase-deleted.ts";
import { openSqliteFolder } from "./sqlite/database-folder.ts";
import { addFormerCounts } from "./sqlite/former-counts.ts";
import type { Tables } from "./tables.ts";

export interface DatabaseOptions {
  /** `postgres://…`; absent: SQLite in the data folder. */
  databaseUrl?: string | undefined;
  dataFolder: string;
  /** Called when a connection to the database breaks. */
  onLostConnection?: (error: Error) => void;
  /** Called when a deleted or replaced database file has been reopened, with the number of restored enquiries. */
  onRescued?: (enquiries: number) => void;
}

export interface EnquiryDatabase {
  kysely: Kysely<Tables>;
  /** Whether several processes may claim deliveries concurrently. */
  shared: boolean;
  /** The clock shared by all processes on this database: milliseconds since 1970, UTC. */
  nowMs(): Promise<number>;
  /** Records that `eraseDeleted` has work to do. Call it in every transaction that deletes or replaces text. */
  markDeletion(transaction: Kysely<Tables>): Promise<void>;
  /**
   * Removes deleted text from the files. Returns false while another process prevents it. PostgreSQL keeps the text
   * until it overwrites that place, and in its log and backups.
   */
  eraseDeleted(): Promise<boolean>;
}

/** The database of enquiries. It opens on first use, and reopens after a failure or if the file is lost. */
export interface DatabaseHandle {
  /** Rejects with the error of the system or the database. */
  open(): Promise<EnquiryDatabase>;
  close(): Promise<void>;
}

export function databaseHandle({ databaseUrl, dataFolder, ...callbacks }: DatabaseOptions): DatabaseHandle {
  const { onLostConnection = () => {}, onRescued = () => {} } = callbacks;
  return databaseUrl ? postgresHandle(databaseUrl, onLostConnection) : sqliteHandle(dataFolder, onRescued);
}

function postgresHandle(url: string, onLostConnection: (error: Error) => void): DatabaseHandle {
  const databaseClock = sql<{
    nowMs: number;
  }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now_ms`;
  const opened = once(async () => {
    const kysely = await openMigrated(openPostgres(url, onLostConnection));
    const nowMs = async () => (await databaseClock.execute(kysely)).rows[0]?.nowMs ?? Date.now();
    return { kysely, shared: true, nowMs, markDeletion: async () => {}, eraseDeleted: async () => true };
  });
  return {
    open: opened.get,
    async close() {
      const database = await opened.forget()?.catch(() => undefined);
      await database?.kysely.destroy();
    },
  };
}

function sqliteHandle(folder: string, onRescued: (enquiries: number) => void): DatabaseHandle {
  const files = openSqliteFolder(folder, () => void opened.forget());
  const opened = once(async () => {
    const kysely = await openMigrated(await files.openDialect(), addFormerCounts);
    const rescued = await files.rescue();
    if (rescued !== undefined) onRescued(rescued);
    return {
      kysely,
      shared: false,
      nowMs: async () => Date.now(),
      markDeletion: async (transaction: Kysely<Tables>) => void (await sql.raw(deletionMark()).execute(transaction)),
      // Run between two transactions.
      eraseDeleted: () => kysely.connection().execute(() => files.eraseDeleted()),
    };
  });
  return {
    open: opened.get,
    async close() {
      await opened.forget()?.catch(() => undefined);
      await files.close();
    },
  };
}

async function openMigrated(
  dialect: Dialect,
  finish?: (database: Kysely<unknown>) => Promise<void>,
): Promise<Kysely<Tables>> {
  const kysely = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  try {
    await migrate(kysely);
    await migrateOwnerTables(kysely);
    await finish?.(kysely as unknown as Kysely<unknown>);
    return kysely;
  } catch (error) {
    await kysely.destroy().catch(() => {});
    throw error;
  }
}

/**
 * The reason of an error of the system or the database: its code, or SQLite's words. The message could quote a visitor, or
 * contain the database's address.
 */
export function reasonOf(error: unknown): string {
  const { errstr, code } = error as { errstr?: unknown; code?: unknown };
  return String(errstr || code || "unknown");
}

/** Creates something on first use, and again after a failure or `forget`. */
function once<Thing>(make: () => Promise<Thing>) {
  let making: Promise<Thing> | undefined;
  return {
    get(): Promise<Thing> {
      if (making) return making;
      const attempt = make().catch((error: unknown) => {
        if (making === attempt) making = undefined;
        throw error;
      });
      making = attempt;
      return attempt;
    },
    /** Returns the forgotten promise, if any. */
    forget(): Promise<Thing> | undefined {
      const made = making;
      making = undefined;
      return made;
    },
  };
}
