import { closeSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { mostSuppliedBytes } from "../schema/supplied-file.ts";
import { reportAt, type Mistakes } from "./mistake.ts";
import type { Sources, UnsavedFiles } from "./sources.ts";

/** The part of a file that identifies its format. */
const beginningBytes = 1000;

interface Beginning {
  readonly bytes: number;
  readonly beginning: Buffer;
}

/**
 * Checks the supplied files in `files` of the content folder, which products list.
 * @param mistakes gets one for each file that is missing, too large, used twice, or does not match its extension
 * @param secondary gets one for each unused file, which may only follow from a mistake in a product
 */
export function checkSuppliedFiles(
  { products }: Sources,
  { folder, unsaved = new Map() }: { folder: string; unsaved?: UnsavedFiles | undefined },
  { mistakes, secondary }: { mistakes: Mistakes; secondary: Mistakes },
): void {
  const named = new Set<string>();
  for (const [id, source] of products) {
    for (const [index, { file }] of (source?.entry.files ?? []).entries()) {
      const path = `files/${id}/${file}`;
      const message = named.has(path)
        ? `${file} is listed twice. List it once.`
        : faultOf(file, `${folder}/${path}`, lookAt(folder, path, unsaved));
      if (message) reportAt(mistakes, source!.file, ["files", index, "file"], message);
      named.add(path);
    }
  }
  for (const path of pathsOf(folder, unsaved).filter((each) => !named.has(each))) {
    const message = "No product lists this file. Add it to the files of its product, or remove it.";
    secondary.add({ file: join(folder, path), line: 1, field: "", message });
  }
}

function faultOf(file: string, path: string, found: Beginning | undefined): string | undefined {
  if (!found) return `There is no file ${path}. Add it, or choose another file.`;
  if (found.bytes > mostSuppliedBytes)
    return `${file} has ${found.bytes} bytes. Make it smaller: at most ${mostSuppliedBytes} bytes.`;
  if (matchesSignature(found.beginning, file)) return undefined;
  return `${file} does not match its file extension. Replace it with the right file, or correct the extension.`;
}

function lookAt(folder: string, path: string, unsaved: UnsavedFiles): Beginning | undefined {
  const bytes = unsaved.get(path);
  if (bytes === null) return undefined;
  if (bytes !== undefined) return { bytes: bytes.length, beginning: Buffer.from(bytes.slice(0, beginningBytes)) };
  const entry = statSync(join(folder, path), { throwIfNoEntry: false });
  return entry?.isFile() ? { bytes: entry.size, beginning: readBeginning(join(folder, path)) } : undefined;
}

function readBeginning(path: string): Buffer {
  const file = openSync(path, "r");
  try {
    const buffer = Buffer.alloc(beginningBytes);
    return buffer.subarray(0, readSync(file, buffer, 0, beginningBytes, 0));
  } finally {
    closeSync(file);
  }
}

/** The files in `files`, including unsaved changes, without hidden ones. */
function pathsOf(folder: string, unsaved: UnsavedFiles): string[] {
  const top = join(folder, "files");
  const entries = statSync(top, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(top, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
    : [];
  const found = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  const saved = found.filter((path) => !path.includes("/."));
  const added = [...unsaved].flatMap(([path, bytes]) => (path.startsWith("files/") && bytes !== null ? [path] : []));
  return [...new Set([...saved, ...added])].filter((path) => unsaved.get(path) !== null);
}

/** The beginning of each file format, after a byte order mark and spaces. */
const beginnings: Record<string, RegExp> = {
  // PDF viewers accept other bytes before it, such as the headers of an email.
  pdf: /%PDF-\d/,
  // In the edition of 1986, the name of the luminaire comes first.
  ies: /^IESNA|^TILT=/m,
  ifc: /^ISO-10303-21;/,
  // A compound file, as Revit writes it: the bytes D0 CF 11 E0 A1 B1 1A E1.
  rfa: /^ÐÏ.à¡±.á/,
  // EULUMDAT has no signature: its second line is the kind of luminaire, and its third the kind of symmetry.
  ldt: /^[^\n]*\r?\n\s*[0-3]\s*\r?\n\s*[0-4]\s*\r?\n/,
};

/** Whether a file's content matches its extension. */
export function matchesSignature(content: Buffer, name: string): boolean {
  const format = name.slice(name.lastIndexOf(".") + 1);
  const beginning = content.subarray(0, beginningBytes).toString("latin1");
  return (
    beginnings[format]?.test(format === "ldt" ? beginning : beginning.replace(/^(?:\xEF\xBB\xBF)?\s*/, "")) ?? false
  );
}
