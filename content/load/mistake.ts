import { withSavedPaths } from "../folder.ts";

/** One mistake in a content file, described for the person who edits it. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  /** The field, for instance `specifications[0].figures.density`; empty for the file as a whole. */
  readonly field: string;
  /** The field as a path; undefined for a row of a table. */
  readonly at?: readonly PropertyKey[];
  /** What is wrong and what to do: `Write the name.` */
  readonly message: string;
}

/** Thrown when content is invalid. The message has one line for each mistake. */
export class ContentError extends Error {
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    super(mistakes.map(formatMistake).join("\n"));
    this.name = "ContentError";
    this.mistakes = mistakes;
  }
}

/** `file:line: field: message` */
export function formatMistake({ file, line, field, message }: Mistake): string {
  return withSavedPaths(`${file}:${line}: ${field ? `${field}: ` : ""}${message}`);
}

/** The path of a field, such as `slides[2].button.label`. */
export function formatField(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    return text ? `${text}.${String(part)}` : String(part);
  }, "");
}

/** Collects mistakes, so that one run shows all of them. */
export class Mistakes {
  readonly #list: Mistake[] = [];

  add(mistake: Mistake): void {
    this.#list.push(mistake);
  }

  /** Adds mistakes that may only follow from others, unless there are others. */
  addIfEmpty(secondary: Mistakes): void {
    if (this.#list.length === 0) this.#list.push(...secondary.#list);
  }

  /** Throws a ContentError if there are mistakes, sorted by file and line. */
  throwIfAny(): void {
    if (this.#list.length === 0) return;
    throw new ContentError(this.#list.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line));
  }
}

/** Adds a mistake at a field of a file, with how to correct it. */
export function reportAt(
  mistakes: Mistakes,
  file: { readonly path: string; lineOf(field: readonly PropertyKey[]): number },
  field: readonly PropertyKey[],
  message: string,
): void {
  mistakes.add({ file: file.path, line: file.lineOf(field), field: formatField(field), at: field, message });
}
