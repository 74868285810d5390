import { sql, type Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** How many enquiries stand where. One that is parked by any channel counts as parked, then one that waits for any as waiting. */
export interface EnquiryCounts {
  waiting: number;
  delivered: number;
  parked: number;
}

export async function countEnquiries(kysely: Kysely<Tables>): Promise<EnquiryCounts> {
  const rank = sql<number>`max(case state when 'parked' then 2 when 'waiting' then 1 else 0 end)`;
  const rows = await kysely
    .selectFrom(kysely.selectFrom("deliveries").select(rank.as("worst")).groupBy("reference").as("enquiry"))
    .select(({ fn }) => ["worst", fn.countAll<number>().as("number")])
    .groupBy("worst")
    .execute();
  const numberOf = (worst: number) => rows.find((row) => row.worst === worst)?.number ?? 0;
  return { waiting: numberOf(1), delivered: numberOf(0), parked: numberOf(2) };
}
