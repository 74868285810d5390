import { sql, type Kysely } from "kysely";

const rankOf = (state: string) => `CASE ${state} WHEN 'parked' THEN 2 WHEN 'waiting' THEN 1 ELSE 0 END`;

/** The rank of the worst delivery of an enquiry; null where there is none. */
const worstOf = (condition: string) => `(SELECT max(${rankOf("state")}) FROM deliveries WHERE ${condition})`;

/** Moves an enquiry from the count of one rank to that of another; null is none. */
const move = (from: string, to: string) =>
  `UPDATE enquiry_counts SET number = number + (rank IS ${to}) - (rank IS ${from});`;

/** At least the rank of the delivery that has just changed or gone. */
const orOld = (rank: string) => `max(coalesce(${rank}, -1), ${rankOf("old.state")})`;

const triggers = [
  `CREATE TRIGGER deliveries_inserted AFTER INSERT ON deliveries BEGIN
    ${move(worstOf("reference = new.reference AND id <> new.id"), worstOf("reference = new.reference"))}
  END`,
  `CREATE TRIGGER deliveries_changed AFTER UPDATE OF state ON deliveries WHEN new.state <> old.state BEGIN
    ${move(orOld(worstOf("reference = new.reference AND id <> new.id")), worstOf("reference = new.reference"))}
  END`,
  `CREATE TRIGGER deliveries_deleted AFTER DELETE ON deliveries BEGIN
    ${move(orOld(worstOf("reference = old.reference")), worstOf("reference = old.reference"))}
  END`,
];

const table = `CREATE TABLE enquiry_counts (rank integer PRIMARY KEY, state text NOT NULL, number integer NOT NULL)`;

const countedOnce = `INSERT INTO enquiry_counts
  WITH worst (rank) AS (SELECT max(${rankOf("state")}) FROM deliveries GROUP BY reference),
    states (rank, state) AS (VALUES (0, 'delivered'), (1, 'waiting'), (2, 'parked'))
  SELECT rank, state, (SELECT count(*) FROM worst WHERE worst.rank = states.rank) FROM states`;

/**
 * Makes SQLite keep in `enquiry_counts` how many enquiries have which worst state. One connection writes at a time, so a row
 * that every change touches holds nobody up.
 */
export async function keepCounts(database: Kysely<unknown>): Promise<void> {
  for (const statement of [table, countedOnce, ...triggers]) await sql.raw(statement).execute(database);
}
