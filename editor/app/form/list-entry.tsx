import { createContext, use, useState, type ReactNode } from "react";
import { groupOf } from "#content/load/group.ts";
import { FieldErrors, SectionCount } from "./field-frame.tsx";
import { idOf, useFieldState, useHoldsSought, type FieldPath } from "./field-state.ts";

/** Few entries are all open. */
const mostOpen = 8;
const mostLetters = 80;

/** How long the list is in which an entry stands. */
export const ListLength = createContext(0);

interface ListEntryProps {
  path: FieldPath;
  /** `Words 3` */
  label: string;
  /** What it says, by which it is known; nothing for a new one. */
  words: string;
  children: ReactNode;
}

/** An entry of a list that has several fields; in a long list it is folded under its words. */
export function ListEntry({ path, label, words, children }: ListEntryProps) {
  const isLong = use(ListLength) > mostOpen;
  const { mistakes, missing } = useFieldState(path, { inside: true });
  const holdsSought = useHoldsSought(path);
  const [beginsOpen] = useState(words === "");
  const id = idOf(path);
  if (!isLong) {
    return (
      <div className="group" role="group" aria-labelledby={`${id}__title`} id={id} tabIndex={-1}>
        <p className="group__title" id={`${id}__title`}>
          {label}
        </p>
        {children}
        <FieldErrors path={path} />
      </div>
    );
  }
  return (
    <details className="record" id={id} tabIndex={-1} open={beginsOpen || holdsSought}>
      <summary>
        {words || label}
        <SectionCount wrong={mistakes.length} missing={missing.length} />
      </summary>
      <div className="record__content">
        {children}
        <FieldErrors path={path} />
      </div>
    </details>
  );
}

/** What an entry says first: its label or name, or its words. */
export function wordsOfEntry(value: unknown): string {
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
