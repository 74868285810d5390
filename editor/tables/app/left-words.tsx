import { useId } from "react";
import type { UnknownWord } from "../messages.ts";
import { mayBeEmpty } from "./one-word.tsx";
import type { WordInstead } from "./words-instead.ts";

interface LeftWordsProps {
  /** The words of a column for which nothing is chosen yet. */
  words: readonly UnknownWord[];
  label: string;
  /** What the column allows; empty where each word has choices of its own. */
  allowed: Readonly<Record<string, string>>;
  onChoose: (chosen: readonly WordInstead[]) => void;
  onAdd: ((printed: readonly string[]) => void) | undefined;
}

/** One choice for all words of a column that are left, where one can be right for several. */
export function LeftWords({ words, label, allowed, onChoose, onAdd }: LeftWordsProps) {
  const id = useId();
  const choices = waysOf(words, allowed);
  if (words.length < 2 || (choices.length === 0 && !onAdd)) return null;
  return (
    <div className="text-field unknown-words__left">
      <label htmlFor={id}>
        <span className="visually-hidden">{label}: </span>For all {words.length} that are left
      </label>
      <select
        id={id}
        className="text-field__control"
        value=""
        onChange={({ target: { value } }) => {
          if (value === "add") onAdd?.(words.map(({ word }) => word));
          else if (value !== "") onChoose(insteadBy(choices[Number(value)]!, words));
        }}
      >
        <option value="">Choose one by one</option>
        {choices.map(({ words: said }, index) => (
          <option key={said} value={index}>
            {said}
          </option>
        ))}
        {onAdd && <option value="add">Add all {words.length} to the list</option>}
      </select>
    </div>
  );
}

interface Way {
  readonly words: string;
  /** What takes the place of a word; undefined for one to which the way does not apply. */
  readonly of: (word: UnknownWord) => string | undefined;
}

function insteadBy(way: Way, words: readonly UnknownWord[]): WordInstead[] {
  return words.flatMap((word) => {
    const instead = way.of(word);
    return instead === undefined ? [] : [{ column: word.column, word: word.word, instead }];
  });
}

function waysOf(words: readonly UnknownWord[], allowed: Readonly<Record<string, string>>): Way[] {
  const same = Object.entries(allowed).map(([key, printed]): Way => ({ words: printed, of: () => key }));
  const column = words[0]?.column ?? "";
  const hasTwo = words.filter((word) => choicesOf(word).length === 2).length > 1;
  const ofTwo = (hasTwo ? (waysOfTwo[column] ?? []) : []).map((said, index): Way => ({
    words: said,
    of: (word) => choicesOf(word)[index],
  }));
  const none: Way = { words: "None: leave them out", of: () => "" };
  return [...same, ...ofTwo, ...(mayBeEmpty(column) ? [none] : [])];
}

/** What to choose for all words of a column of which each has two choices, in the order of these. */
const waysOfTwo: Readonly<Record<string, readonly string[]>> = {
  year: ["the first of two years, where there are two", "the last of two years, where there are two"],
  area: ["In square metres", "In square feet"],
};

function choicesOf({ choices = {} }: UnknownWord): string[] {
  return Object.keys(choices);
}
