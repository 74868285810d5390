import type { GlossaryEntry } from "../schema/glossary.ts";
import type { Term } from "../schema/resolved.ts";

/** The terms in alphabetical order, as a reader looks them up. */
export function resolveGlossary(entries: Readonly<Record<string, GlossaryEntry>>): Term[] {
  const terms = Object.entries(entries).map(([id, entry]) => ({ id, ...entry }));
  return terms.toSorted((a, b) => a.term.localeCompare(b.term, "en", { numeric: true, sensitivity: "base" }));
}
