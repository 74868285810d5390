import { groupOf } from "#content/load/group.ts";

const mostLetters = 80;

/** A label for an entry of a list: its label, name or text. */
export function entryLabel(value: unknown): string {
  const group = groupOf(value);
  const { label, name, title, term, text } = group;
  const own = [label, name, title, term, text, ...Object.values(group)].map(wordsOf).find((each) => each !== "") ?? "";
  return own.length > mostLetters ? `${own.slice(0, own.lastIndexOf(" ", mostLetters))} …` : own;
}

function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return "";
  return value.filter((each) => typeof each === "string" && each !== "").join(", ");
}
