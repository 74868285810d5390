import type { Taking } from "./takings.ts";

/** What a press puts into the table, such as `Put 60 rows in place of 98 samples`. */
export function buttonWords(put: number, changed: number, removed: number, taking: Taking): string {
  if (put === 0 && changed > 0) return `Change ${changed} ${changed === 1 ? "project" : "projects"}`;
  const words = `Put ${put} ${put === 1 ? "row" : "rows"} ${removed === 0 ? "into the table" : `in place of ${replacedWords(removed, taking)}`}`;
  return changed > 0 ? `${words} and change ${changed}` : words;
}

function replacedWords(count: number, taking: Taking): string {
  const one = taking === "samples" ? "sample" : "project";
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}
