import { cleanLine, cleanText, withPlainDigits } from "#content/text/clean-text.ts";
import { sql, type Expression, type Kysely, type SqlBool } from "kysely";
import { archived, type ArchivedEnquiry } from "./archive.ts";
import type { DatabaseHandle, EnquiryDatabase } from "./database.ts";
import { eraseText } from "./deletion.ts";
import type { ChannelName } from "./enquiry.ts";
import { storedTime } from "./read-stored.ts";
import { recordsOf } from "./records.ts";
import type { Tables } from "./tables.ts";

/** Which enquiries an inbox shows: those not handled yet, those handled, those with a delivery that waits or is parked, or all. */
export const inboxViews = ["open", "handled", "undelivered", "all"] as const;

export type InboxView = (typeof inboxViews)[number];

/** Where a page of the inbox ends. */
export interface InboxPlace {
  receivedAtMs: number;
  reference: string;
}

interface InboxQuery {
  view: InboxView;
  /** Each of these words must occur in what was written, in the reference or in the note, whatever their case. */
  words?: string | undefined;
  /** Only what comes after this place. */
  after?: InboxPlace | undefined;
  limit: number;
}

/** An enquiry that was deleted on its own, for the owner's record. */
export interface Erasure {
  reference: string;
  /** Milliseconds since 1970, UTC. */
  erasedAtMs: number;
  /** The channels that had delivered it, so its receiver may still have it. */
  deliveredBy: ChannelName[];
}

/** What the owner does with enquiries beside reading them. Every method rejects when the database cannot be reached. */
export interface EnquiryInbox {
  /** The latest first. `next` is absent at the end. */
  search(query: InboxQuery): Promise<{ enquiries: ArchivedEnquiry[]; next?: InboxPlace }>;
  /** How many are in each view. */
  sizes(): Promise<Record<InboxView, number>>;
  /** All enquiries with the email address or phone number of one, itself first. None if there is no such enquiry. */
  ofSamePerson(reference: string): Promise<ArchivedEnquiry[]>;
  /**
   * Records that an enquiry has been handled or not, and what the owner notes on it.
   * @returns whether there is such an enquiry
   * @throws {TextRemainsError} as a note that is replaced may name somebody
   */
  mark(reference: string, mark: { handled?: boolean | undefined; note?: string | undefined }): Promise<boolean>;
  /** The enquiries that were deleted on their own, the latest first. */
  erasures(): Promise<Erasure[]>;
}

/** So many are read at once while words are looked for. */
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
        deliveredBy: deliveredBy.split(" ").filter(Boolean) as ChannelName[],
      }));
    },
  };
}

function search(kysely: Kysely<Tables>, { words = "", ...query }: InboxQuery) {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return collect(kysely, query, (enquiry) => {
    if (wanted.length === 0) return true;
    const written = folded(
      [...Object.values(enquiry.request.template_params), enquiry.reference, enquiry.note].join(" "),
    );
    return wanted.every((word) => written.includes(word));
  });
}

function folded(text: string): string {
  return withPlainDigits(cleanLine(text)).normalize("NFKC").toLocaleLowerCase("en");
}

/** Reads page after page until there are enough. Words are not looked for by the database, which would find them in names of fields. */
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
      // One more than wanted tells that there is a next page.
      if (next && found.length === limit) return { enquiries: found, next };
      found.push(enquiry);
      // As in the row: what is shown of one that cannot be read may be another time.
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

function isSamePerson(one: ArchivedEnquiry, other: ArchivedEnquiry): boolean {
  const [a, b] = [one.request.template_params, other.request.template_params];
  return folded(a.from_email) === folded(b.from_email) || digits(a.from_phone) === digits(b.from_phone);
}

function digits(phone: string): string {
  return phone.replaceAll(/\D/g, "");
}

async function setMark(
  database: EnquiryDatabase,
  reference: string,
  { handled, note }: { handled?: boolean | undefined; note?: string | undefined },
): Promise<boolean> {
  const { kysely, nowMs } = database;
  const now = await nowMs();
  let replaced = false;
  const existed = await kysely.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom("enquiries")
      .select("reference")
      .where("reference", "=", reference)
      .executeTakeFirst();
    if (!found) return false;
    const given = {
      ...(handled === undefined ? {} : { handledAtMs: handled ? now : null }),
      ...(note === undefined ? {} : { note: cleanText(note) }),
    };
    const former = await transaction
      .selectFrom("ownerMarks")
      .select("note")
      .where("reference", "=", reference)
      .executeTakeFirst();
    replaced = Boolean(former?.note) && given.note !== undefined && given.note !== former?.note;
    if (replaced) await database.markDeletion(transaction);
    await transaction
      .insertInto("ownerMarks")
      .values({ reference, handledAtMs: null, note: "", ...given })
      .onConflict((conflict) => conflict.column("reference").doUpdateSet({ reference, ...given }))
      .execute();
    return true;
  });
  if (replaced) await eraseText(database, "The note is saved, but the former one");
  return existed;
}
