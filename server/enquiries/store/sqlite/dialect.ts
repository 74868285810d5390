import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";
import type { RunStatement } from "./thread.ts";

/** A Kysely dialect for SQLite in a worker thread. Kysely gives the single connection to one user at a time. */
export function sqliteDialect(run: RunStatement): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => driverOf(run),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Makes Kysely change the tables in a transaction, so that processes that start at the same time take turns. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function driverOf(run: RunStatement): Driver {
  const connection = connectionOf(run);
  const execute = (sql: string) => async () => void (await connection.executeQuery(CompiledQuery.raw(sql)));
  return {
    async init() {},
    acquireConnection: async () => connection,
    beginTransaction: async (_, { accessMode }) =>
      // Lock for writing at the start: a transaction that begins to write after a read is refused instead of queued.
      execute(accessMode === "read only" ? "begin" : "begin immediate")(),
    commitTransaction: execute("commit"),
    rollbackTransaction: execute("rollback"),
    async releaseConnection() {},
    async destroy() {},
  };
}

function connectionOf(run: RunStatement): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changes } = await run(sql, parameters);
      return { rows: rows as Row[], ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }) };
    },
    // oxlint-disable-next-line require-yield
    async *streamQuery() {
      throw new Error("Nothing is streamed from SQLite.");
    },
  };
}
