import { isReadable } from "./file-value.ts";
import type { Commits } from "./git.ts";
import type { Step } from "./journal.ts";

/** The last readable text of a file. */
export interface FormerText {
  readonly text: string;
  /** When it was saved, in UTC. */
  readonly at: string;
  /** Its source. */
  readonly from: "history" | "git";
}

/**
 * The last readable text of a file, from the editor's history, or else from git; undefined if neither has one.
 * @param steps earliest first
 */
export function formerText(
  path: string,
  steps: readonly Step[],
  commits: Pick<Commits, "formerTexts"> | undefined,
  locate: (path: string) => string,
): FormerText | undefined {
  for (const { at, files } of steps.toReversed()) {
    const states = files.filter((file) => file.path === path).flatMap(({ after, before }) => [after, before]);
    const text = states.find((state) => typeof state === "string" && isReadable(state));
    if (typeof text === "string") return { text, at, from: "history" };
  }
  for (const { text, at } of commits?.formerTexts(locate(path)) ?? []) {
    if (isReadable(text)) return { text, at, from: "git" };
  }
  return undefined;
}

/** Whether a file of a step could not be read before. */
export function wasUnreadable({ files }: Step): boolean {
  return files.some(({ path, before }) => path.endsWith(".yaml") && typeof before === "string" && !isReadable(before));
}
