import type { Kysely, Selectable } from "kysely";
import type { Tables } from "./tables.ts";

type EnquiryRow = Selectable<Tables["enquiries"]>;

/** An enquiry with its deliveries and what the owner has noted, as the tables hold them. */
export interface EnquiryRecord {
  enquiry: EnquiryRow;
  /** By channel. The time of the enquiry is in the enquiry. */
  deliveries: Omit<Selectable<Tables["deliveries"]>, "receivedAtMs">[];
  /** Absent where there is nothing. */
  mark?: Omit<Selectable<Tables["ownerMarks"]>, "reference"> | undefined;
}

/** A database accepts only so many parameters in one statement. */
const maxParameters = 1000;
/** So many enquiries are in memory at once, however many there are. */
const pageLength = 200;

/** Reads what belongs to enquiries. */
export async function recordsOf(kysely: Kysely<Tables>, enquiries: readonly EnquiryRow[]): Promise<EnquiryRecord[]> {
  const deliveries: Selectable<Tables["deliveries"]>[] = [];
  const marks: Selectable<Tables["ownerMarks"]>[] = [];
  for (let start = 0; start < enquiries.length; start += maxParameters) {
    const references = enquiries.slice(start, start + maxParameters).map(({ reference }) => reference);
    const among = kysely.selectFrom("deliveries").selectAll().where("reference", "in", references);
    deliveries.push(...(await among.orderBy("channel").execute()));
    const marked = kysely.selectFrom("ownerMarks").selectAll().where("reference", "in", references);
    marks.push(...(await marked.execute()));
  }
  const deliveriesOf = Map.groupBy(deliveries, ({ reference }) => reference);
  const markOf = new Map(marks.map(({ reference, ...mark }) => [reference, mark]));
  return enquiries.map((enquiry) => {
    const own = (deliveriesOf.get(enquiry.reference) ?? []).map((delivery) => {
      const { receivedAtMs: _, ...rest } = delivery;
      return rest;
    });
    const mark = markOf.get(enquiry.reference);
    return { enquiry, deliveries: own, ...(mark && { mark }) };
  });
}

/** Reads one page, within a transaction for example. */
export type ReadPage = <Result>(work: (kysely: Kysely<Tables>) => Promise<Result>) => Promise<Result>;

/** Every enquiry, page after page, oldest first. One that arrives meanwhile may be missing. */
export async function* pagesOfRecords(read: ReadPage): AsyncGenerator<EnquiryRecord[]> {
  let last: EnquiryRow | undefined;
  for (;;) {
    const after = last;
    const page = await read(async (kysely) => recordsOf(kysely, await rowsAfter(kysely, after)));
    if (page.length === 0) return;
    yield page;
    last = page.at(-1)?.enquiry;
  }
}

/** The place is that of a row, not a number of rows: what is deleted meanwhile moves nothing. */
function rowsAfter(kysely: Kysely<Tables>, last: EnquiryRow | undefined): Promise<EnquiryRow[]> {
  let query = kysely.selectFrom("enquiries").selectAll();
  if (last) {
    query = query
      // The index is on the time alone.
      .where("receivedAtMs", ">=", last.receivedAtMs)
      .where(({ eb, or }) => or([eb("receivedAtMs", ">", last.receivedAtMs), eb("reference", ">", last.reference)]));
  }
  return query.orderBy("receivedAtMs").orderBy("reference").limit(pageLength).execute();
}
