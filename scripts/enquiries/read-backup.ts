import { open, type FileHandle } from "node:fs/promises";
import type { EnquiryRecord } from "#server/enquiries/store/records.ts";
import type { RecordedErasure } from "#server/enquiries/store/snapshot.ts";
import { readHead, readLine, tooLong, type BackupHead } from "./backup-format.ts";
import { CommandError } from "./commands.ts";
import { readLines } from "./read-lines.ts";

/** A line that is not restored, and why, without quoting a visitor. */
export interface Fault {
  line: number;
  reference?: string | undefined;
  why: string;
  /** The line is complete, but another program has stored something that is not an enquiry or an erasure. */
  isRow: boolean;
  /** It is an enquiry, but today's form would refuse it. */
  readable: boolean;
}

/** The contents of a backup, in the order of its lines. */
export type BackupEntry =
  | { kind: "enquiry"; record: EnquiryRecord }
  | { kind: "erasure"; erasure: RecordedErasure }
  | ({ kind: "fault" } & Fault);

interface Reading {
  /** Accepts enquiries that break only a rule of the form. */
  olderRules: boolean;
}

/** An open backup. It can be read several times, and stays the same file if its name is moved or deleted. */
export interface OpenedBackup {
  /** Streams the entries. Memory holds one line, and the reference of each enquiry. */
  entries(reading: Reading): AsyncGenerator<BackupEntry>;
}

/**
 * Opens a backup for some work, then closes it.
 * @throws {CommandError} if it cannot be read or is not a backup
 */
export async function withBackup<Result>(
  path: string,
  work: (backup: OpenedBackup) => Promise<Result>,
): Promise<Result> {
  const file = await open(path).catch(unreadable);
  try {
    const status = await file.stat();
    if (!status.isFile()) refuse(path, "is not a file");
    const head = await headOf(file).catch(unreadable);
    if (!head) refuse(path, "is not a backup of enquiries");
    if (head === "newer") refuse(path, "was made by a newer version of the site: update this one first");
    return await work({ entries: (reading) => entriesOf(file, head, reading) });
  } finally {
    await file.close();
  }

  function unreadable(error: unknown): never {
    refuse(path, `cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

async function headOf(file: FileHandle): Promise<ReturnType<typeof readHead>> {
  for await (const line of readLines(file))
    return "text" in line && line.text !== undefined ? readHead(line.text) : undefined;
  return undefined;
}

async function* entriesOf(file: FileHandle, head: BackupHead, { olderRules }: Reading): AsyncGenerator<BackupEntry> {
  const references = new Set<string>();
  let counted = 0;
  let total = head.version === 1 ? head.enquiries : undefined;
  let ended = false;
  let last = 1;
  const fault = (line: number, why: string, rest: Partial<Fault> = {}): BackupEntry => ({
    kind: "fault",
    line,
    why,
    isRow: false,
    readable: false,
    ...rest,
  });

  for await (const read of readLines(file)) {
    const line = read.number;
    last = line;
    if (line === 1) continue;
    if (ended) {
      yield fault(line, "comes after the end of the backup");
      break;
    }
    const content =
      "beginning" in read ? tooLong(read.beginning) : read.text === undefined ? undefined : readLine(read.text);
    if (content?.kind === "end" && head.version === 2) {
      total = content.totals.enquiries + content.totals.erasures;
      ended = true;
      continue;
    }
    counted += 1;
    if (!content) yield fault(line, "is not UTF-8");
    else if (content.kind === "damaged")
      yield fault(line, content.why, { reference: content.reference, isRow: content.isRow });
    else if (content.kind === "end" || (content.kind === "erasure" && head.version === 1)) {
      yield fault(line, "is not an enquiry");
    } else if (content.kind === "erasure") yield content;
    else {
      const { record, rule } = content;
      const { reference } = record.enquiry;
      if (references.has(reference)) yield fault(line, "has the reference of an earlier line", { reference });
      else if (rule !== undefined && !olderRules) yield fault(line, rule, { reference, isRow: true, readable: true });
      else yield { kind: "enquiry", record };
      references.add(reference);
    }
  }
  if (total === undefined || counted < total) yield fault(last, "is the last line of a backup that is not complete");
  else if (counted > total) yield fault(last, "is the last line of a backup that has more lines than it should");
}

function refuse(path: string, why: string): never {
  throw new CommandError(`${path} ${why}. Nothing was changed.`);
}

/** Maps a sequence and yields the results in groups of a given length, leaving out undefined. */
export async function* inGroups<One, Picked>(
  sequence: AsyncIterable<One>,
  length: number,
  pick: (one: One) => Picked | undefined,
): AsyncGenerator<Picked[]> {
  let group: Picked[] = [];
  for await (const one of sequence) {
    const picked = pick(one);
    if (picked === undefined) continue;
    if (group.push(picked) < length) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
