import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import { DatabaseError, Pool, types, type PoolClient } from "pg";
import { columnNumber } from "./tables.ts";

const connectTimeoutMs = 3000;
const defaultStatementTimeoutMs = 10_000;
const maxConnections = 8;

/** Connects to PostgreSQL on first use. A committed transaction is on the database's disk. */
export function openPostgres(
  url: string,
  onLostConnection: (error: Error) => void,
  statementTimeoutMs = defaultStatementTimeoutMs,
): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs,
    types: {
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? columnNumber : types.getTypeParser(type, format),
    },
  });
  pool.on("connect", (client) => {
    // Without a listener, a connection that breaks between two statements of a transaction would end the process.
    client.on("error", onLostConnection);
    // The server's own setting may be weaker.
    void client.query("SET synchronous_commit TO on").catch(onLostConnection);
  });
  // An unhandled error of an idle connection would end the process too. Its own listener has already reported it.
  pool.on("error", () => {});
  return new PostgresDialect({ pool: discardBrokenConnections(pool) });
}

/** The error code of a read-only server, such as a standby. */
const readOnlyCode = "25006";

/**
 * Closes a connection after any error that is not the database's own. The connection may be dead and fail its next
 * user; or its response arrives late, and an abandoned BEGIN would include the statements of its next user. After a
 * read-only error, every older connection is closed: the address may now lead to another server.
 */
function discardBrokenConnections(pool: Pool): PostgresPool {
  const madeAtMs = new WeakMap<PoolClient, number>();
  let readOnlyAtMs = -Infinity;
  pool.on("connect", (client) => madeAtMs.set(client, performance.now()));

  const usableClient = async () => {
    for (;;) {
      const client = await pool.connect();
      if ((madeAtMs.get(client) ?? 0) > readOnlyAtMs) return client;
      client.release(true);
    }
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await usableClient();
      let broken = false;
      const query = async (sql: string, parameters: readonly unknown[]) => {
        try {
          return await client.query(sql, [...parameters]);
        } catch (error) {
          if (!(error instanceof DatabaseError)) broken = true;
          else if (error.code === readOnlyCode) {
            broken = true;
            readOnlyAtMs = performance.now();
          }
          throw error instanceof Error && error.message === "Query read timeout"
            ? Object.assign(error, { code: "ETIMEDOUT" })
            : error;
        }
      };
      const release = (destroy = false) => client.release(destroy || broken);
      // Cursor queries are not used here, so this form is omitted.
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}
