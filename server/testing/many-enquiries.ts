import { sql } from "kysely";
import type { DatabaseHandle } from "../enquiries/store/database.ts";
import { enquiryRequest } from "./enquiries.ts";

export interface ManyEnquiries {
  number: number;
  /** When the last enquiry was received. Each other one was received a millisecond before the next. */
  receivedAtMs: number;
  /** The state of every second enquiry's delivery by mail. The others are delivered. */
  state: "waiting" | "parked" | "delivered";
  /** The message of each enquiry. */
  message?: string;
}

const hall = "A hall of 400 seats, with a balcony. ".repeat(12).trim();

/** A reference from a number, in SQL: eight digits from 2 to 9. */
const digit = (place: number) => `50 + ((n >> ${3 * place}) & 7)`;
const reference = `char(${[7, 6, 5, 4].map(digit).join(", ")}, 45, ${[3, 2, 1, 0].map(digit).join(", ")})`;

/** Stores many enquiries in SQLite with bulk inserts, which is far quicker than accepting them one by one. */
export async function storeMany(
  database: DatabaseHandle,
  { number, receivedAtMs, state, message = hall }: ManyEnquiries,
): Promise<void> {
  const { kysely } = await database.open();
  const numbered = sql.raw(
    `WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${number})`,
  );
  const request = JSON.stringify(enquiryRequest({ message }));
  const named = sql.raw(reference);
  const firstAtMs = receivedAtMs - number;
  await kysely.transaction().execute(async (transaction) => {
    await sql`${numbered} INSERT INTO enquiries (reference, received_at_ms, request, sender)
      SELECT ${named}, ${firstAtMs} + n, ${request}, NULL FROM counted`.execute(transaction);
    await sql`${numbered} INSERT INTO deliveries (id, reference, channel, state, next_attempt_at_ms, received_at_ms)
      SELECT ${named} || '/mail', ${named}, 'mail', iif(n % 2 = 0, ${state}, 'delivered'), 0, ${firstAtMs} + n
      FROM counted`.execute(transaction);
  });
}
