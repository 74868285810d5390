import { cleanLine, cleanText, withPlainDigits } from "#content/text/clean-text.ts";
import { dialledPhone } from "#content/text/phone-numbers.ts";
import { sql, type Expression, type Kysely, type SqlBool } from "kysely";
import { archived, type ArchivedEnquiry } from "./archive.ts";
import type { DatabaseHandle, EnquiryDatabase } from "./database.ts";
import { eraseText } from "./deletion.ts";
import type { ChannelName } from "./enquiry.ts";
import { storedTime } from "./read-stored.ts";
import { recordsOf } from "./records.ts";
import type { Tables } from "./tables.ts";

/** The views of the inbox: enquiries not yet handled, handled ones, those with a waiting or parked delivery, or all. */
export const inboxViews = ["open", "handled", "undelivered", "all"] as const;

export type InboxView = (typeof inboxViews)[number];

/** The end of a page of the inbox. */
export interface InboxPlace {
  receivedAtMs: number;
  reference: string;
}

interface InboxQuery {
  view: InboxView;
  /** Every word must occur in the visitor's text, the reference or the note, in any case. */
  words?: string | undefined;
  /** Only enquiries after this place. */
  after?: InboxPlace | undefined;
  limit: number;
}

/** The owner's record of an individually deleted enquiry. */
export interface Erasure {
  reference: string;
  /** Milliseconds since 1970, UTC. */
  erasedAtMs: number;
  /** The channels that delivered it, whose receivers may still have it. */
  deliveredBy: ChannelName[];
}

interface Mark {
  handled?: boolean | undefined;
  note?: string | undefined;
  /** The note that this one replaces. If a different note is now stored, nothing is recorded. */
  seenNote?: string | undefined;
}

/** The outcome of marking an enquiry. */
export interface MarkOutcome {
  outcome: "marked" | "changed elsewhere";
  /** The note that is stored now. */
  note: string;
}

/** The owner's search, marks and deletion records. Every method rejects if the database is unreachable. */
export interface EnquiryInbox {
  /** The latest first. `next` is absent on the last page. */
  search(query: InboxQuery): Promise<{ enquiries: ArchivedEnquiry[]; next?: InboxPlace }>;
  /** The number of enquiries in each view. */
  sizes(): Promise<Record<InboxView, number>>;
  /**
   * All enquiries with the same email address or phone number, starting with the given one. Empty if it does not exist.
   */
  ofSamePerson(reference: string): Promise<ArchivedEnquiry[]>;
  /**
   * Marks an enquiry as handled or not, and sets the owner's note.
   * @returns undefined if the enquiry does not exist
   * @throws {TextRemainsError} since a replaced note may contain personal data
   */
  mark(reference: string, mark: Mark): Promise<MarkOutcome | undefined>;
  /** The individually deleted enquiries, the latest first. */
  erasures(): Promise<Erasure[]>;
}

/** Enquiries per page while searching. */
const readAtOnce = 500;

export function enquiryInbox(handle: DatabaseHandle): EnquiryInbox {
  return {
    search: async (query) => search((await handle.open()).kysely, query),
    async sizes() {
      const { kysely } = await handle.open();
      const counted = await Promise.all(
        inboxViews.map(async (view) => {
          const { number } = await kysely
            .selectFrom("enquiries")
            .select(({ fn }) => fn.countAll<number>().as("number"))
            .$if(view !== "all", (query) => query.where(conditionOf(view)))
            .executeTakeFirstOrThrow();
          return [view, Number(number)] as const;
        }),
      );
      return Object.fromEntries(counted) as Record<InboxView, number>;
    },
    async ofSamePerson(reference) {
      const { kysely } = await handle.open();
      const rows = await kysely.selectFrom("enquiries").selectAll().where("reference", "=", reference).execute();
      const [own] = (await recordsOf(kysely, rows)).map(archived);
      if (!own) return [];
      const others = await collect(kysely, { view: "all", limit: Infinity }, (one) => isSamePerson(own, one));
      return [own, ...others.enquiries.filter((one) => one.reference !== reference)];
    },
    mark: async (reference, mark) => setMark(await handle.open(), reference, mark),
    async erasures() {
      const { kysely } = await handle.open();
      const rows = await kysely.selectFrom("erasures").selectAll().orderBy("erasedAtMs", "desc").execute();
      return rows.map(({ deliveredBy, reference, erasedAtMs }) => ({
        reference,
        erasedAtMs: storedTime(erasedAtMs) ?? 0,
        // Another program may have written something else.
        deliveredBy: (typeof deliveredBy === "string" ? deliveredBy.split(" ").filter(Boolean) : []) as ChannelName[],
      }));
    },
  };
}

function search(kysely: Kysely<Tables>, { words = "", ...query }: InboxQuery) {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return collect(kysely, query, (enquiry) => {
    if (wanted.length === 0) return true;
    const written = folded(
      [
        ...Object.values(enquiry.request.template_params),
        dialledPhone(enquiry.request.template_params.from_phone),
        enquiry.reference,
        enquiry.note,
      ].join(" "),
    );
    return wanted.every((word) => written.includes(word));
  });
}

function folded(text: string): string {
  return withPlainDigits(cleanLine(text)).normalize("NFKC").toLocaleLowerCase("en");
}

/** Reads pages until the limit is reached. A search in the database would also find words in field names. */
async function collect(
  kysely: Kysely<Tables>,
  { view, after, limit }: Omit<InboxQuery, "words">,
  isWanted: (enquiry: ArchivedEnquiry) => boolean,
): Promise<{ enquiries: ArchivedEnquiry[]; next?: InboxPlace }> {
  const found: ArchivedEnquiry[] = [];
  let next: InboxPlace | undefined;
  let place = after;
  for (;;) {
    const rows = await pageAfter(kysely, view, place);
    for (const record of await recordsOf(kysely, rows)) {
      const enquiry = archived(record);
      if (!isWanted(enquiry)) continue;
      // One match beyond the limit shows that there is a next page.
      if (next && found.length === limit) return { enquiries: found, next };
      found.push(enquiry);
      // Use the time in the row: that of an unreadable enquiry may be shown differently.
      next = placeOf(record.enquiry);
    }
    const last = rows.at(-1);
    if (!last || rows.length < readAtOnce) return { enquiries: found };
    place = placeOf(last);
  }
}

const placeOf = ({ receivedAtMs, reference }: InboxPlace): InboxPlace => ({ receivedAtMs, reference });

function pageAfter(kysely: Kysely<Tables>, view: InboxView, place: InboxPlace | undefined) {
  return kysely
    .selectFrom("enquiries")
    .selectAll()
    .$if(view !== "all", (query) => query.where(conditionOf(view)))
    .$if(place !== undefined, (query) =>
      query.where(({ eb, or, and }) =>
        or([
          eb("receivedAtMs", "<", place!.receivedAtMs),
          and([eb("receivedAtMs", "=", place!.receivedAtMs), eb("reference", ">", place!.reference)]),
        ]),
      ),
    )
    .orderBy("receivedAtMs", "desc")
    .orderBy("reference")
    .limit(readAtOnce)
    .execute();
}

function conditionOf(view: InboxView): Expression<SqlBool> {
  const handled = sql`exists (select 1 from owner_marks where owner_marks.reference = enquiries.reference and owner_marks.handled_at_ms is not null)`;
  const undelivered = sql`exists (select 1 from deliveries where deliveries.reference = enquiries.reference and deliveries.state <> 'delivered')`;
  if (view === "undelivered") return sql<SqlBool>`${undelivered}`;
  return view === "handled" ? sql<SqlBool>`${handled}` : sql<SqlBool>`not ${handled}`;
}

/** Whether both name the same address or number: one that cannot be read names none. */
function isSamePerson(one: ArchivedEnquiry, other: ArchivedEnquiry): boolean {
  const [a, b] = [one.request.template_params, other.request.template_params];
  const isSame = (mine: string, theirs: string) => mine !== "" && mine === theirs;
  return isSame(folded(a.from_email), folded(b.from_email)) || isSame(digits(a.from_phone), digits(b.from_phone));
}

function digits(phone: string): string {
  return phone.replaceAll(/\D/g, "");
}

async function setMark(
  database: EnquiryDatabase,
  reference: string,
  { handled, note, seenNote }: Mark,
): Promise<MarkOutcome | undefined> {
  const { kysely, shared, nowMs } = database;
  const now = await nowMs();
  let replaced = false;
  const outcome = await kysely.transaction().execute(async (transaction): Promise<MarkOutcome | undefined> => {
    const found = await transaction
      .selectFrom("enquiries")
      .select("reference")
      .where("reference", "=", reference)
      // Another process must not change the note between the comparison and the writing.
      .$if(shared, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!found) return undefined;
    const mark = await transaction
      .selectFrom("ownerMarks")
      .select("note")
      .where("reference", "=", reference)
      .executeTakeFirst();
    const former = mark?.note ?? "";
    const wanted = note === undefined ? former : cleanText(note);
    if (seenNote !== undefined && wanted !== former && cleanText(seenNote) !== cleanText(former))
      return { outcome: "changed elsewhere", note: former };
    replaced = former !== "" && wanted !== former;
    if (replaced) await database.markDeletion(transaction);
    const given = { note: wanted, ...(handled !== undefined && { handledAtMs: handled ? now : null }) };
    await transaction
      .insertInto("ownerMarks")
      .values({ reference, handledAtMs: null, ...given })
      .onConflict((conflict) => conflict.column("reference").doUpdateSet({ reference, ...given }))
      .execute();
    return { outcome: "marked", note: wanted };
  });
  if (replaced) await eraseText(database, "The note is saved, but the former one");
  return outcome;
}
