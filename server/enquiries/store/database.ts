import { CamelCasePlugin, Kysely, sql } from "kysely";
import { migrate } from "./migrations.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

export interface DatabaseOptions {
  /** `postgres://…`; absent: SQLite in the data folder. */
  databaseUrl?: string | undefined;
  dataFolder: string;
  /** Called when a connection to the database has broken. */
  onLostConnection?: (error: Error) => void;
}

export interface EnquiryDatabase {
  kysely: Kysely<Tables>;
  /** Several processes may claim at the same time. */
  shared: boolean;
  /** The clock that all processes on this database share: milliseconds since 1970, UTC. */
  nowMs(): Promise<number>;
}

/** The database of enquiries, opened when first needed, and again if that has failed. */
export interface DatabaseHandle {
  /** Rejects with the system's or the database's error. */
  open(): Promise<EnquiryDatabase>;
  close(): Promise<void>;
}

export function databaseHandle(options: DatabaseOptions): DatabaseHandle {
  let opening: Promise<EnquiryDatabase> | undefined;
  return {
    open() {
      opening ??= openDatabase(options).catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    async close() {
      const database = await opening?.catch(() => undefined);
      opening = undefined;
      await database?.kysely.destroy();
    },
  };
}

async function openDatabase({ databaseUrl, dataFolder, onLostConnection }: DatabaseOptions): Promise<EnquiryDatabase> {
  const dialect = databaseUrl
    ? openPostgres(databaseUrl, onLostConnection ?? (() => {}))
    : await openSqlite(dataFolder);
  const kysely = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  try {
    await migrate(kysely);
  } catch (error) {
    await kysely.destroy().catch(() => {});
    throw error;
  }
  const databaseClock = sql<{
    nowMs: number;
  }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now_ms`;
  return {
    kysely,
    shared: databaseUrl !== undefined,
    nowMs: async () =>
      databaseUrl ? ((await databaseClock.execute(kysely)).rows[0]?.nowMs ?? Date.now()) : Date.now(),
  };
}
