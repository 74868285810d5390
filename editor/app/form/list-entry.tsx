import { createContext, use, type ReactNode } from "react";
import { groupOf } from "#content/load/group.ts";
import { FieldErrors } from "./field-frame.tsx";
import { idOf, type FieldPath } from "./field-state.ts";
import { FoldedEntry } from "./folded-entry.tsx";

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
    <FoldedEntry path={path} name={words || label} beginsOpen={words === ""}>
      {children}
    </FoldedEntry>
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
