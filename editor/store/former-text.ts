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
 * The last readable text of a file, from the editor's history or from git, whichever is later; undefined if neither has
 * one.
 * @param steps earliest first
 */
export function formerText(
  path: string,
  steps: readonly Step[],
  commits: Pick<Commits, "formerTexts"> | undefined,
  locate: (path: string) => string,
): FormerText | undefined {
  const [saved, committed] = [lastSaved(path, steps), lastCommitted(commits?.formerTexts(locate(path)) ?? [])];
  // Another computer may have changed the file since.
  const isNewer = committed && (!saved || Date.parse(committed.at) > Date.parse(saved.at));
  return isNewer && committed.text !== saved?.text ? committed : saved;
}

function lastSaved(path: string, steps: readonly Step[]): FormerText | undefined {
  for (const { at, files } of steps.toReversed()) {
    const states = files.filter((file) => file.path === path).flatMap(({ after, before }) => [after, before]);
    const text = states.find((state) => typeof state === "string" && isReadable(state));
    if (typeof text === "string") return { text, at, from: "history" };
  }
  return undefined;
}

function lastCommitted(texts: Iterable<{ readonly text: string; readonly at: string }>): FormerText | undefined {
  for (const { text, at } of texts) if (isReadable(text)) return { text, at, from: "git" };
  return undefined;
}

/** Whether a file of a step could not be read before. */
export function wasUnreadable({ files }: Step): boolean {
  return files.some(({ path, before }) => path.endsWith(".yaml") && typeof before === "string" && !isReadable(before));
}
