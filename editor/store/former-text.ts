import { isReadable } from "./file-value.ts";
import type { Commits } from "./git.ts";
import type { Step } from "./journal.ts";

/** The last text of a file that could be read. */
export interface FormerText {
  readonly text: string;
  /** Since when it was there, in UTC. */
  readonly at: string;
  /** What has kept it. */
  readonly from: "history" | "git";
}

/**
 * The last text of a file that could be read: that of the editor's own history, else that of git. Undefined if neither has one.
 * @param steps the first one first
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
