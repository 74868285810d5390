import * as z from "zod/mini";
import { enquiryRequestSchema } from "#app/features/enquiry/schema.ts";
import { channelNames } from "#server/enquiries/store/enquiry.ts";
import { readStored } from "#server/enquiries/store/read-stored.ts";
import type { EnquiryRecord } from "#server/enquiries/store/records.ts";
import {
  deliverySchema,
  isDeliveryOf,
  moment,
  storable,
  type RecordedErasure,
} from "#server/enquiries/store/snapshot.ts";

const reference = z.string().check(z.regex(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/));
const count = z.int().check(z.minimum(0));
const format = z.literal("catalogue-enquiries");

/**
 * The first line of a backup. Version 1 counts its enquiries there. Version 2 is streamed from the database, so its last line has the
 * counts, after the erasures.
 */
const headSchema = z.discriminatedUnion("version", [
  z.strictObject({ format, version: z.literal(1), enquiries: count }),
  z.strictObject({ format, version: z.literal(2) }),
]);

const newerHeadSchema = z.looseObject({ format, version: z.int().check(z.minimum(3)) });

const recordSchema = z.strictObject({
  enquiry: z.strictObject({ reference, receivedAtMs: moment, request: storable, sender: z.nullable(storable) }),
  deliveries: z.array(deliverySchema).check(z.minLength(1)),
  mark: z.optional(z.strictObject({ handledAtMs: z.nullable(moment), note: storable })),
});

const areChannels = (text: string) =>
  text === "" || text.split(" ").every((one) => (channelNames as readonly string[]).includes(one));

const erasureSchema = z.strictObject({
  erasure: z.strictObject({
    reference,
    erasedAtMs: moment,
    deliveredBy: z.string().check(z.refine(areChannels)),
  }),
});
const endSchema = z.strictObject({ end: z.strictObject({ enquiries: count, erasures: count }) });

/** The number of enquiries and erasures in a backup. */
export type Totals = z.output<typeof endSchema>["end"];

export type BackupHead = z.output<typeof headSchema>;

/** The content of any line but the first. Descriptions of damage never quote a visitor. */
export type LineContent =
  /** `rule`: the form rule that it breaks today. */
  | { kind: "enquiry"; record: EnquiryRecord; rule?: string | undefined }
  | { kind: "erasure"; erasure: RecordedErasure }
  | { kind: "end"; totals: Totals }
  | { kind: "damaged"; reference?: string | undefined; why: string; isRow: boolean };

export const firstLine = lineOf({ format: "catalogue-enquiries", version: 2 } satisfies BackupHead);

export const recordLine = (record: EnquiryRecord) => lineOf(record);
export const erasureLine = (erasure: RecordedErasure) => lineOf({ erasure });
export const lastLine = (end: Totals) => lineOf({ end });

function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** The first line of a backup; undefined if the file is not a backup. */
export function readHead(line: string): BackupHead | "newer" | undefined {
  const head = parsed(line);
  return headSchema.safeParse(head).data ?? (newerHeadSchema.safeParse(head).success ? "newer" : undefined);
}

/** Reads any line but the first. */
export function readLine(line: string): LineContent {
  const value = parsed(line);
  if (value === undefined) return { kind: "damaged", why: "is not JSON", isRow: false };
  if (has(value, "erasure")) {
    const { data, error } = erasureSchema.safeParse(value);
    return data ? { kind: "erasure", erasure: data.erasure } : { kind: "damaged", why: wrongField(error), isRow: true };
  }
  if (has(value, "end")) {
    const { data } = endSchema.safeParse(value);
    return data
      ? { kind: "end", totals: data.end }
      : { kind: "damaged", why: "is not a valid end of a backup", isRow: false };
  }
  if (!has(value, "enquiry")) return { kind: "damaged", why: "is not an enquiry", isRow: false };
  const named = reference.safeParse(value.enquiry && (value.enquiry as { reference?: unknown }).reference).data;
  const { data, error } = recordSchema.safeParse(value);
  if (!data) return { kind: "damaged", reference: named, why: wrongField(error), isRow: true };
  const why = contradictionIn(data);
  return why === undefined
    ? { kind: "enquiry", record: data, rule: brokenRule(data.enquiry.request) }
    : { kind: "damaged", reference: named, why, isRow: true };
}

/** The beginning of a line that is too long. If it is an enquiry, another program wrote it. */
export function tooLong(beginning: string): LineContent {
  const named = reference.safeParse(/^\{"enquiry":\{"reference":"([^"]*)"/.exec(beginning)?.[1]).data;
  return { kind: "damaged", reference: named, why: "is longer than 16 MB", isRow: named !== undefined };
}

/** Why a restored enquiry would be unreadable, or one of its deliveries refused. */
function contradictionIn({ enquiry, deliveries }: EnquiryRecord): string | undefined {
  if (!readStored(enquiry)) return "has no request that can be read";
  if (!deliveries.every((one) => isDeliveryOf(enquiry.reference, one))) return "has a delivery of another enquiry";
  if (new Set(deliveries.map(({ id }) => id)).size < deliveries.length) return "has the same delivery twice";
  return undefined;
}

function brokenRule(request: string): string | undefined {
  const [issue] = enquiryRequestSchema.safeParse(JSON.parse(request)).error?.issues ?? [];
  return issue && `breaks a rule of the form today (${issue.path.join(".") || "request"})`;
}

/** Field names are ours, not a visitor's. An unexpected field is described only by its path. */
function wrongField(error: z.core.$ZodError | undefined): string {
  const path = error?.issues[0]?.path.join(".");
  return path ? `has something wrong in ${path}` : "has a field too many or too few";
}

function has<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
