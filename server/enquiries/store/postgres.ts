import { PostgresDialect } from "kysely";
import { Pool, types } from "pg";

const connectTimeoutMs = 3000;
const statementTimeoutMs = 10_000;
const connectionsAtMost = 8;

/** Connects to PostgreSQL when first needed. What it has committed is on the database's disk. */
export function openPostgres(url: string, onIdleError: (error: Error) => void): PostgresDialect {
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
  // Without a listener a connection that breaks while it rests would end the process.
  pool.on("error", onIdleError);
  // The server's own setting may be weaker.
  pool.on("connect", (client) => void client.query("SET synchronous_commit TO on").catch(onIdleError));
  return new PostgresDialect({ pool });
}
