import { setTimeout as wait } from "node:timers/promises";
import type { ExpressionBuilder, Kysely } from "kysely";
import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";
import { repetitionMs } from "./accept.ts";
import { reasonOf, type EnquiryDatabase } from "./database.ts";
import type { ChannelName } from "./enquiry.ts";
import type { Tables } from "./tables.ts";

export interface PurgeOptions {
  /** Include enquiries that have not been delivered. */
  undelivered?: boolean;
  /**
   * The configured channels. An enquiry that one channel has delivered is deleted unless it waits for one of these.
   * Without this option an enquiry is deleted once every channel has delivered it.
   */
  channels?: readonly ChannelName[];
}

/** The enquiry is deleted, but its text is still in the database's files. The message gives the owner the reason. */
export class TextRemainsError extends Error {
  override readonly name = "TextRemainsError";
}

/** Delivered to all of the owner's addresses, or to some. */
const hasReachedAnybody = ({ eb, or }: ExpressionBuilder<Tables, "deliveries">) =>
  or([eb("state", "=", "delivered"), eb("acceptedBy", "is not", null)]);

/** Enquiries per transaction; new ones can be accepted between two transactions. */
const deletedAtOnce = 500;

/**
 * Permanently deletes delivered enquiries received before a time.
 * @returns the number of enquiries
 * @throws {TextRemainsError}
 */
export async function purge(
  database: EnquiryDatabase,
  beforeMs: number,
  { undelivered = false, channels }: PurgeOptions,
): Promise<number> {
  const { kysely, nowMs } = database;
  await kysely
    .deleteFrom("fingerprints")
    .where("acceptedAtMs", "<", (await nowMs()) - repetitionMs)
    .execute();
  const rows = kysely.selectFrom("deliveries").select("reference");
  const delivered = rows.where(hasReachedAnybody);
  const outstanding = channels
    ? rows.where("state", "=", "waiting").where("channel", "in", channels)
    : rows.where("state", "!=", "delivered");
  const old = kysely
    .selectFrom("enquiries")
    .select("reference")
    .where("receivedAtMs", "<", beforeMs)
    .$if(!undelivered, (query) => query.where("reference", "in", delivered).where("reference", "not in", outstanding))
    .limit(deletedAtOnce);
  let deleted = 0;
  for (;;) {
    const deletedNow = await kysely.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom("enquiries")
        .where("reference", "in", old)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await database.markDeletion(transaction);
      return Number(numDeletedRows);
    });
    if (deletedNow === 0) break;
    deleted += deletedNow;
  }
  await eraseText(database);
  return deleted;
}

/**
 * Permanently deletes one enquiry, regardless of its state. Keeps a record of the reference, the time of the
 * deletion and the channels that had delivered it, without any text. The record proves the deletion to the owner and
 * stops a backup from restoring the enquiry. The text remains on the disk until `eraseText`.
 * @returns whether the enquiry existed
 */
export async function deleteEnquiry(database: EnquiryDatabase, reference: string): Promise<boolean> {
  const erasedAtMs = await database.nowMs();
  return database.kysely.transaction().execute(async (transaction) => {
    await forgetWords(transaction, reference);
    const delivered = await transaction
      .selectFrom("deliveries")
      .select("channel")
      .where("reference", "=", reference)
      .where(hasReachedAnybody)
      .orderBy("channel")
      .execute();
    const { numDeletedRows } = await transaction
      .deleteFrom("enquiries")
      .where("reference", "=", reference)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await database.markDeletion(transaction);
    const deliveredBy = delivered.map(({ channel }) => channel).join(" ");
    await transaction
      .insertInto("erasures")
      .values({ reference, erasedAtMs, deliveredBy })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
}

/**
 * Replaces the text of an enquiry. The old text cannot be read afterwards.
 * @returns whether the enquiry exists
 * @throws {TextRemainsError}
 */
export async function correctEnquiry(
  database: EnquiryDatabase,
  reference: string,
  request: EnquiryRequest,
): Promise<boolean> {
  const existed = await database.kysely.transaction().execute(async (transaction) => {
    await forgetWords(transaction, reference);
    const { numUpdatedRows } = await transaction
      .updateTable("enquiries")
      .set({ request: JSON.stringify(request) })
      .where("reference", "=", reference)
      .executeTakeFirst();
    await database.markDeletion(transaction);
    return numUpdatedRows > 0n;
  });
  await eraseText(database, "It is corrected, but the former text");
  return existed;
}

/** Deletes the digest of the text. */
async function forgetWords(transaction: Kysely<Tables>, reference: string): Promise<void> {
  await transaction.deleteFrom("fingerprints").where("reference", "=", reference).execute();
}

const attempts = 40;
const attemptEveryMs = 250;

/**
 * Removes deleted or replaced text from the files. Waits up to ten seconds for other processes that read the database,
 * such as a backup. Text that could not be removed is removed with the next deletion, with the next daily deletion, or
 * when the database is next opened.
 * @param what the beginning of the message if the text remains
 * @throws {TextRemainsError}
 */
export async function eraseText(
  { eraseDeleted }: EnquiryDatabase,
  what = "It is deleted, but its text",
): Promise<void> {
  const remains = (error: unknown) => textRemains(error, what);
  for (let attempt = 1; ; attempt += 1) {
    if (await eraseDeleted().catch(remains)) return;
    if (attempt === attempts) remains({ errstr: "another process is using it" });
    await wait(attemptEveryMs);
  }
}

function textRemains(error: unknown, what: string): never {
  throw new TextRemainsError(
    `${what} is still on the disk, because the database could not be rewritten (${reasonOf(error)}). The server tries again every night.`,
    { cause: error },
  );
}
