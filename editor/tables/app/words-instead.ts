import type { Cells } from "../messages.ts";
import { projectColumns } from "../project-columns.ts";

/** What takes the place of a word in every row of a column; empty to leave it out. */
export interface WordInstead {
  /** The name of the column. */
  readonly column: string;
  readonly word: string;
  readonly instead: string;
}

/** Whether two choices are of the same word of a column, in small or capital letters. */
export function isSameWord(one: Omit<WordInstead, "instead">, other: Omit<WordInstead, "instead">): boolean {
  return one.column === other.column && one.word.toLowerCase() === other.word.toLowerCase();
}

/** Those of some words that are not among others. */
export function withoutWords<Word extends Omit<WordInstead, "instead">>(
  words: readonly Word[],
  others: readonly Omit<WordInstead, "instead">[],
): Word[] {
  return words.filter((word) => !others.some((other) => isSameWord(word, other)));
}

/** Rows in which other words were chosen once for all. A cell of products may name several, and each of them is a word. */
export function withWordsInstead(rows: readonly Cells[], chosen: readonly WordInstead[]): Cells[] {
  return rows.map((row) =>
    row.map((cell, index) => {
      const column = projectColumns[index]?.name;
      const those = chosen.filter((each) => each.column === column);
      if (those.length === 0) return cell;
      const replaced = (word: string) =>
        those.find((each) => each.word.toLowerCase() === word.toLowerCase())?.instead ?? word;
      if (column !== "products") return replaced(cell);
      const names = cell.split(";").map((name) => replaced(name.trim()));
      return [...new Set(names)].filter(Boolean).join("; ");
    }),
  );
}

/** Rows with the words that were chosen for them, and in what is empty what was chosen for all of them. */
export function finished(
  rows: readonly Cells[],
  { instead, forAll }: { instead: readonly WordInstead[]; forAll: Cells },
): Cells[] {
  return withWordsInstead(rows, instead).map((cells) => cells.map((cell, column) => cell || (forAll[column] ?? "")));
}
