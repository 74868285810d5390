import { Hono, type Context } from "hono";
import { z } from "zod";
import { CommandError } from "#scripts/enquiries/commands.ts";
import { enquiriesAsCsv } from "#scripts/enquiries/export-csv.ts";
import { stateOf } from "#scripts/enquiries/terminal-text.ts";
import { withDatabase } from "#scripts/enquiries/with-database.ts";
import { readEnvironment } from "#server/environment.ts";
import { failureInWords } from "#server/enquiries/delivery/failure-in-words.ts";
import { obstaclesInWords } from "#server/enquiries/delivery/failure-in-words.ts";
import { enquiryArchive, type ArchivedEnquiry, type EnquiryArchive } from "#server/enquiries/store/archive.ts";
import { TextRemainsError } from "#server/enquiries/store/deletion.ts";
import { enquiryInbox, inboxViews, type EnquiryInbox } from "#server/enquiries/store/enquiry-inbox.ts";
import { formatTime } from "../app/format-time.ts";
import { post } from "../server/request-body.ts";
import type { EnquiryLine, Erasure, Inbox, OpenedEnquiry } from "./inbox.ts";

const linesAtOnce = 50;
const beginningLength = 160;

/** In a row that another program has written it may be any text. */
const reference = z.string().min(1).max(200);
/** In a damaged row it may be text. */
const time = z.custom<number>((value) => Number.isInteger(value) || typeof value === "string");
const listing = z.strictObject({
  view: z.enum(inboxViews),
  words: z.string().max(200),
  after: z.strictObject({ receivedAtMs: time, reference }).optional(),
});
const opening = z.strictObject({ reference });
const note = z.string().max(5000);
const marking = z.strictObject({
  reference,
  handled: z.boolean().optional(),
  note: note.optional(),
  // The command line stores notes of any length.
  seenNote: z.string().optional(),
});
const retrying = z.strictObject({ reference: reference.optional() });
const erasing = z.strictObject({ references: z.array(reference).min(1).max(500) });

/**
 * The inbox's API for the database of enquiries. A server may be using it, so like on the command line, it is opened and closed for each
 * request.
 * @param variables the environment, which says where the database is
 */
export function enquiriesApi(variables: NodeJS.ProcessEnv): Hono {
  const use = <Result>(work: (parts: { archive: EnquiryArchive; inbox: EnquiryInbox }) => Promise<Result>) =>
    withDatabase({ variables }, (database) =>
      work({ archive: enquiryArchive(database), inbox: enquiryInbox(database) }),
    );
  const api = new Hono();
  post(api, "/list", listing, (asked) =>
    use(async ({ archive, inbox }): Promise<Inbox> => {
      const { enquiries, next } = await inbox.search({ ...asked, limit: linesAtOnce });
      return {
        lines: enquiries.map(lineOf),
        ...(next && { next }),
        sizes: await inbox.sizes(),
        obstacles: obstaclesInWords(await archive.obstacles(), formatTime),
        isMailSetUp: isMailSetUp(variables),
        erasures: await inbox.erasures(),
      };
      // Every screen asks for this list, and a browser logs an error status.
    }).catch((error: unknown) => ({ obstacle: failureInSentence(error) })),
  );
  post(api, "/open", opening, async (asked, context) => {
    const [enquiry, ...others] = await use(({ inbox }) => inbox.ofSamePerson(asked.reference));
    return enquiry ? { ...opened(enquiry, others), isMailSetUp: isMailSetUp(variables) } : missing(context);
  });
  post(api, "/mark", marking, async (asked, context) => {
    const { reference: marked, ...mark } = asked;
    return (await use(({ inbox }) => inbox.mark(marked, mark))) ?? missing(context);
  });
  post(api, "/retry", retrying, async (asked) => ({
    deliveries: await use(({ archive }) => archive.retry(asked.reference)),
  }));
  post(api, "/erase", erasing, (asked) =>
    use(async ({ archive }): Promise<Erasure> => {
      const erased: string[] = [];
      const failed: Erasure["failed"][number][] = [];
      for (const one of asked.references) {
        try {
          if (await archive.deleteOneOfSeveral(one)) erased.push(one);
          else failed.push({ reference: one, words: "There is no enquiry with this reference." });
        } catch (error) {
          failed.push({ reference: one, words: failureInSentence(error) });
        }
      }
      const remaining = await archive.eraseText().then(() => undefined, failureInSentence);
      return { erased, failed, ...(remaining !== undefined && { remaining }) };
    }),
  );
  api.get("/export", async (context) => {
    const csv = await use(async ({ archive }) => {
      let text = "";
      for await (const part of enquiriesAsCsv(archive)) text += part;
      return text;
    });
    return context.body(csv, 200, { "content-type": "text/csv; charset=utf-8" });
  });
  // Errors are not printed: those of a database may quote a visitor.
  api.onError((error, context) => {
    return context.json({ error: failureInSentence(error) }, 503);
  });
  return api;
}

function failureInSentence(error: unknown): string {
  if (error instanceof CommandError || error instanceof TextRemainsError) return error.message;
  const { errstr, code, name } = error as { errstr?: unknown; code?: unknown; name?: unknown };
  return `The enquiries cannot be read or changed (${String(errstr ?? code ?? name)}).`;
}

/** Whether the settings have an address for enquiries. The database was opened with the same settings, so they are valid. */
function isMailSetUp(variables: NodeJS.ProcessEnv): boolean {
  return readEnvironment(variables).delivery.mail !== undefined;
}

function missing(context: Context) {
  return context.json({ error: "This enquiry no longer exists." }, 404);
}

function lineOf(enquiry: ArchivedEnquiry): EnquiryLine {
  const { from_name: name, from_location: location, message } = enquiry.request.template_params;
  const text = message.replaceAll(/\s+/g, " ").trim();
  return {
    reference: enquiry.reference,
    receivedAtMs: enquiry.receivedAtMs,
    name,
    location,
    beginning: text.length > beginningLength ? `${text.slice(0, beginningLength)} …` : text,
    state: stateOf(enquiry),
    handledAtMs: enquiry.handledAtMs,
    note: enquiry.note,
  };
}

function opened(enquiry: ArchivedEnquiry, others: readonly ArchivedEnquiry[]): Omit<OpenedEnquiry, "isMailSetUp"> {
  const { from_email: email, from_phone: phone, message } = enquiry.request.template_params;
  return {
    ...lineOf(enquiry),
    email,
    phone,
    message,
    deliveries: enquiry.deliveries.map((delivery) => ({
      ...delivery,
      reason: delivery.reason === null ? null : failureInWords(delivery.reason),
    })),
    others: others.map(lineOf),
  };
}
