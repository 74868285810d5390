import { mkdir, open, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { EnquiryRequest } from "#app/enquiry/schema.ts";

export interface StoredEnquiry {
  reference: string;
  /** When it was received, in UTC, as `2026-01-31T09:30:00.000Z`. */
  receivedAt: string;
  fields: EnquiryRequest["template_params"];
}

export interface EnquiryStore {
  /** Keeps an enquiry. When this has resolved, it is on disk; when it rejects, it is not kept. */
  store(enquiry: StoredEnquiry): Promise<void>;
  /** Rejects when nothing could be kept now. */
  check(): Promise<void>;
}

const newline = 10;

/** Keeps enquiries in a folder, as one line of JSON each in `enquiries.jsonl`. */
export function openEnquiryStore(folder: string): EnquiryStore {
  const path = join(folder, "enquiries.jsonl");
  let last: Promise<unknown> = Promise.resolve();
  return {
    // One at a time, so that no line is written into another.
    store(enquiry) {
      const stored = last.then(() => append(path, `${JSON.stringify(enquiry)}\n`));
      last = stored.catch(() => undefined);
      return stored;
    },
    async check() {
      await (await openForAppending(path)).close();
    },
  };
}

async function append(path: string, line: string): Promise<void> {
  const file = await openForAppending(path);
  try {
    const { size } = await file.stat();
    try {
      await file.appendFile((await startsOnANewLine(file, size)) ? line : `\n${line}`);
      await file.sync();
    } catch (error) {
      await file.truncate(size).catch(() => undefined);
      throw error;
    }
    if (size === 0) await syncFolder(dirname(path));
  } finally {
    await file.close();
  }
}

async function openForAppending(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true });
  return open(path, "a+", 0o600);
}

/** A crash in the midst of writing can leave a line without its end. */
async function startsOnANewLine(file: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return true;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] === newline;
}

/** A new file is safe only when the folder that names it is on disk too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}
