import type { Kysely, Selectable } from "kysely";
import type { Tables } from "./tables.ts";

type EnquiryRow = Selectable<Tables["enquiries"]>;

/** So many enquiries are in memory at once, however many there are. */
const pageLength = 200;

/** Reads one page, within a transaction for example. */
export type ReadPage = <Result>(work: (kysely: Kysely<Tables>) => Promise<Result>) => Promise<Result>;

/**
 * Every enquiry, page after page, oldest first. One that arrives meanwhile may be missing.
 * @param withParts adds to the rows of a page what belongs to them, in the same reading
 */
export async function* pagesOfEnquiries<One>(
  read: ReadPage,
  withParts: (kysely: Kysely<Tables>, rows: EnquiryRow[]) => Promise<One[]>,
): AsyncGenerator<One[]> {
  let last: EnquiryRow | undefined;
  do {
    const after = last;
    const page = await read(async (kysely) => {
      const rows = await rowsAfter(kysely, after);
      return { end: rows.at(-1), enquiries: await withParts(kysely, rows) };
    });
    if (page.enquiries.length > 0) yield page.enquiries;
    last = page.end;
  } while (last);
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
