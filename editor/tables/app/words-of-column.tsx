import { useState } from "react";
import type { KindColumn, UnknownWord } from "../messages.ts";
import { LeftWords } from "./left-words.tsx";
import { OneWord } from "./one-word.tsx";
import { isSameWord, type WordInstead } from "./words-instead.ts";

/** Adds words to those that a column allows. Resolves to the key of each by its word, or to nothing if that failed. */
export type AddKinds = (
  column: KindColumn,
  printed: readonly string[],
) => Promise<Readonly<Record<string, string>> | undefined>;

interface WordsOfColumnProps {
  words: readonly UnknownWord[];
  label: string;
  allowed: Readonly<Record<string, string>>;
  chosen: readonly WordInstead[];
  guessed: readonly WordInstead[];
  /** They were chosen by themselves, so that nothing is left to choose. */
  isRead: boolean;
  /** They are names, which are not to be added themselves. */
  areNames: boolean;
  /** Chooses something else for some words, or nothing for them. */
  onChoose: (words: readonly UnknownWord[], instead: readonly WordInstead[]) => void;
  /** Adds words to those that the column allows, where that is possible; resolves as `AddKinds`. */
  onAdd: ((printed: readonly string[]) => ReturnType<AddKinds>) | undefined;
}

/** The unknown words of one column, those for which something was chosen already after the others. */
export function WordsOfColumn(props: WordsOfColumnProps) {
  const { words, label, allowed, chosen, guessed, isRead, areNames, onChoose, onAdd } = props;
  const insteadOf = (word: UnknownWord) => chosen.find((other) => isSameWord(word, other));
  const isGuess = (word: UnknownWord) => guessed.some((other) => isSameWord(word, other));
  const left = words.filter((word) => insteadOf(word) === undefined);
  // A word stays where it is while it is chosen, and a guess goes behind the others for good.
  const [behind, setBehind] = useState(() => words.filter((word) => insteadOf(word) !== undefined));
  const isBehind = (word: UnknownWord) => behind.some((other) => isSameWord(word, other));
  const goBehind = words.filter((word) => isGuess(word) && !isBehind(word));
  if (goBehind.length > 0) setBehind([...behind, ...goBehind]);
  const inOrder = words.toSorted((one, other) => Number(isBehind(one)) - Number(isBehind(other)));
  const changedBy = (instead: readonly WordInstead[]) =>
    words.filter((word) => instead.some((each) => isSameWord(word, each)));
  const column = words[0]?.column ?? "";
  /** Adds what is printed for each of some words, and chooses it. */
  const add = onAdd
    ? async (those: readonly { word: string; printed: string }[]) => {
        const keys = await onAdd(those.map(({ printed }) => printed));
        if (!keys) return;
        const instead = those.flatMap(({ word, printed }) =>
          keys[printed] === undefined ? [] : { column, word, instead: keys[printed] },
        );
        onChoose(changedBy(instead), instead);
      }
    : undefined;
  return (
    <fieldset className="unknown-words__column">
      <legend>
        {label}
        {!isRead && (
          <span className="quiet">{left.length === 0 ? " – all chosen" : ` – ${left.length} to choose`}</span>
        )}
      </legend>
      <LeftWords
        words={left}
        label={label}
        allowed={allowed}
        onChoose={(instead) => onChoose(changedBy(instead), instead)}
        onAdd={add && !areNames ? (printed) => void add(printed.map((word) => ({ word, printed: word }))) : undefined}
      />
      <div className="unknown-words__list">
        {inOrder.map((word) => (
          <OneWord
            key={word.word}
            unknown={word}
            label={label}
            allowed={word.choices ?? allowed}
            instead={insteadOf(word)?.instead}
            isGuessed={isGuess(word)}
            mayBeLeft={!isRead}
            isName={areNames}
            onChoose={(instead) =>
              onChoose([word], instead === undefined ? [] : [{ column, word: word.word, instead }])
            }
            onAdd={add && ((printed) => void add([{ word: word.word, printed }]))}
          />
        ))}
      </div>
    </fieldset>
  );
}
