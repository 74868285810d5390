import { createContext, use, type ReactNode } from "react";
import { FieldErrors } from "./field-frame.tsx";
import { idOf, type FieldPath } from "./field-state.ts";
import { FoldedEntry } from "./folded-entry.tsx";

/** Few entries are all open. */
const mostOpen = 8;

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
