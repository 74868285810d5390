/** The progress of a build, by its last line of output. */
const steps: readonly (readonly [said: RegExp, words: string])[] = [
  [/^Another command/, "Waiting for another version to be prepared …"],
  [/^(?:Begun|Fonts)/, "Preparing pictures …"],
  [
    /^(?:Pictures: \d+ ready|Icons|Search index|Editor schemas|Documents)/,
    "Making data sheets, catalogues and drawings …",
  ],
  [/^Pages/, "Making pages …"],
  [/^Compression/, "Compressing files …"],
  [/^Checked/, "Listing the changes …"],
];

/** The progress in words, from the output of a build or publication. */
export function progressInWords(said: readonly string[]): string | undefined {
  for (const line of said.toReversed()) {
    const step = steps.find(([pattern]) => pattern.test(line));
    if (step) return step[1];
  }
  return undefined;
}

/** A mistake in the content, as reported by a build. */
export interface ReportedMistake {
  /** The path of the file in the project. */
  readonly path: string;
  readonly line: number;
  /** The field, as a path; empty for the whole file. */
  readonly at: readonly (string | number)[];
  /** The build's message. */
  readonly words: string;
  /** Whether the file is malformed, so that none of it can be read. */
  readonly isUnreadable: boolean;
}

const mistake = /^(content\/[^:]+):(\d+): (?:([\w.[\]-]+): )?(.+)$/;
/** Warnings that do not stop the build. */
const advice = /: repeats /;

/** The mistakes in the output of a failed build. */
export function mistakesIn(said: readonly string[]): ReportedMistake[] {
  return said.flatMap((line) => {
    const [, path, number, field = "", words] = mistake.exec(line) ?? [];
    if (!path || !words || advice.test(line)) return [];
    const isUnreadable = words.startsWith("This cannot be read as YAML");
    return [{ path, line: Number(number), at: partsOf(field), words, isUnreadable }];
  });
}

/** `slides[2].label` split into its parts. */
function partsOf(field: string): (string | number)[] {
  const parts = field.split(/[.[\]]+/).filter(Boolean);
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** A message of the build, with paths replaced by the titles that the owner knows. */
export function withFileNames(words: string, nameOf: (path: string) => { readonly name: string }): string {
  return words.replaceAll(/(content\/[\w./-]+\.(?:yaml|csv))(?::\d+)?/g, (_, path: string) => `“${nameOf(path).name}”`);
}
