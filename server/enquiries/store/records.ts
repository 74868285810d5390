import type { Kysely, Selectable } from "kysely";
import type { Tables } from "./tables.ts";

type EnquiryRow = Selectable<Tables["enquiries"]>;

/** The rows of an enquiry, its deliveries and the owner's mark. */
export interface EnquiryRecord {
  enquiry: EnquiryRow;
  /** Ordered by channel. The time of the enquiry is in `enquiry`. */
  deliveries: Omit<Selectable<Tables["deliveries"]>, "receivedAtMs">[];
  /** Absent if the owner has not marked the enquiry. */
  mark?: Omit<Selectable<Tables["ownerMarks"]>, "reference"> | undefined;
}

/** Databases limit the number of parameters in a statement. */
const maxParameters = 1000;
/** The number of enquiries in memory at once. */
const pageLength = 200;

/** Reads the deliveries and marks of enquiries. */
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

/** Reads one page, for example within a transaction. */
export type ReadPage = <Result>(work: (kysely: Kysely<Tables>) => Promise<Result>) => Promise<Result>;

/** Reads all enquiries in pages, oldest first. Enquiries that arrive during the read may be missing. */
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

/** Continues after a row instead of an offset, so that deletions do not shift the pages. */
function rowsAfter(kysely: Kysely<Tables>, last: EnquiryRow | undefined): Promise<EnquiryRow[]> {
  let query = kysely.selectFrom("enquiries").selectAll();
  if (last) {
    query = query
      // Redundant, but the index covers only the time.
      .where("receivedAtMs", ">=", last.receivedAtMs)
      .where(({ eb, or }) => or([eb("receivedAtMs", ">", last.receivedAtMs), eb("reference", ">", last.reference)]));
  }
  return query.orderBy("receivedAtMs").orderBy("reference").limit(pageLength).execute();
}
