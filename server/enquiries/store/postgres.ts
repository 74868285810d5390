import { PostgresDialect } from "kysely";
import { Pool, types } from "pg";

const connectTimeoutMs = 3000;
const statementTimeoutMs = 10_000;
const connectionsAtMost = 8;

/** Connects to PostgreSQL when first needed. What it has committed is on the database's disk. */
export function openPostgres(url: string, onLostConnection: (error: Error) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: connectionsAtMost,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs,
    types: {
      getTypeParser: (type, format) => (type === types.builtins.INT8 ? Number : types.getTypeParser(type, format)),
    },
  });
  pool.on("connect", (client) => {
    // Without a listener of its own a connection that breaks between two statements of a transaction would end the process.
    client.on("error", onLostConnection);
    // The server's own setting may be weaker.
    void client.query("SET synchronous_commit TO on").catch(onLostConnection);
  });
  // The same for one that rests: its own listener has told of it.
  pool.on("error", () => {});
  return new PostgresDialect({ pool });
}
