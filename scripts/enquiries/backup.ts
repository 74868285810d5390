import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { DatabaseHandle } from "#server/enquiries/store/database.ts";
import { channelNames } from "#server/enquiries/store/enquiry.ts";
import { restoreSnapshot, takeSnapshot, type SnapshotRecord } from "#server/enquiries/store/snapshot.ts";
import { CommandError } from "./commands.ts";
import { writeNewFile } from "./export-csv.ts";

const timeMs = z.int().min(0);

const headSchema = z.strictObject({
  format: z.literal("catalogue-enquiries"),
  version: z.literal(1),
  enquiries: z.int(),
});

const recordSchema = z
  .strictObject({
    enquiry: z.strictObject({
      reference: z.string().regex(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      receivedAtMs: timeMs,
      request: z.string(),
      sender: z.string().nullable(),
    }),
    deliveries: z.array(
      z.strictObject({
        id: z.string(),
        reference: z.string(),
        channel: z.enum(channelNames),
        state: z.enum(["waiting", "delivered", "parked"]),
        attempts: z.int().min(0),
        nextAttemptAtMs: timeMs,
        leaseUntilMs: timeMs,
        deliveredAtMs: timeMs.nullable(),
        reason: z.string().nullable(),
      }),
    ),
    mark: z.strictObject({ handledAtMs: timeMs.nullable(), note: z.string() }).optional(),
  })
  // Otherwise its delivery could not be recorded, or it could not be read.
  .refine(
    ({ enquiry: { reference, request }, deliveries }) =>
      parseLine(request) !== undefined &&
      deliveries.length > 0 &&
      deliveries.every((one) => one.reference === reference && one.id === `${reference}/${one.channel}`),
  );

/** Writes everything to a new file: a line that counts the enquiries, then one line of JSON for each. It can be restored into either kind of database. */
export async function backUp(database: DatabaseHandle, path: string): Promise<string> {
  const records = await takeSnapshot(database);
  const head = { format: "catalogue-enquiries", version: 1, enquiries: records.length };
  await writeNewFile(path, [head, ...records].map((line) => `${JSON.stringify(line)}\n`).join(""));
  return `${records.length} enquiries are in ${path}. The file contains personal data. Keep it as safe as the database.`;
}

/**
 * Adds the missing enquiries from a backup, except those that were deleted on their own since. Enquiries that were waiting when it
 * was made will be delivered.
 */
export async function restore(database: DatabaseHandle, path: string): Promise<string> {
  const records = readBackup(await readFile(path, "utf8").catch(() => refuse(path, "cannot be read")), path);
  const { added, erased } = await restoreSnapshot(database, records);
  const outcome = `${added} of ${records.length} enquiries were added; ${records.length - added - erased} were already there.`;
  if (erased === 0) return outcome;
  return `${outcome} ${erased} ${erased === 1 ? "was" : "were"} deleted since by \`delete\`, and ${erased === 1 ? "stays" : "stay"} deleted.`;
}

function readBackup(text: string, path: string): SnapshotRecord[] {
  const lines = text.split("\n").filter(Boolean);
  const head = headSchema.safeParse(parseLine(lines[0] ?? ""));
  if (!head.success) refuse(path, "is not a backup of enquiries");
  if (head.data.enquiries !== lines.length - 1) refuse(path, "is not complete");
  return lines.slice(1).map((line, index) => {
    const record = recordSchema.safeParse(parseLine(line));
    return record.success ? record.data : refuse(path, `is damaged in line ${index + 2}`);
  });
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function refuse(path: string, why: string): never {
  throw new CommandError(`${path} ${why}. Nothing was changed.`);
}
