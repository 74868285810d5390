import { createContext, use, type ReactNode } from "react";
import { FieldErrors } from "./field-frame.tsx";
import { idOf, type FieldPath } from "./field-state.ts";
import { FoldedEntry } from "./folded-entry.tsx";

/** In lists up to this length all entries are open. */
const mostOpen = 8;

/** The length of the enclosing list. */
export const ListLength = createContext(0);

interface ListEntryProps {
  path: FieldPath;
  /** `Words 3` */
  label: string;
  /** Its text, as a title; empty for a new entry. */
  words: string;
  children: ReactNode;
}

/** A list entry with several fields; in a long list it is collapsed below its text. */
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
