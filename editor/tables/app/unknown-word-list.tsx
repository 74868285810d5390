import { useEffect, useId, useRef, useState } from "react";
import { announce } from "../../app/announce.ts";
import type { KindColumn, ProjectTable, UnknownWords } from "../messages.ts";
import type { ProjectColumn } from "../project-columns.ts";
import { isSameWord, type WordInstead } from "./words-instead.ts";
import { WordsOfColumn, type AddKinds } from "./words-of-column.tsx";

interface UnknownWordListProps {
  unknown: UnknownWords | undefined;
  columns: readonly ProjectColumn[];
  /** The words that cells may hold now, also those that were added since the table was read. */
  choices: ProjectTable["choices"];
  chosen: readonly WordInstead[];
  /** Makes other choices of those that there are then, because words that are added take a while. */
  onChoose: (change: (before: readonly WordInstead[]) => readonly WordInstead[]) => void;
  /** The columns to whose words others may be added. */
  kinds: readonly KindColumn[];
  onAddKinds: AddKinds;
}

/** The words of another table that the site does not have, so that one choice corrects all rows that have it. */
export function UnknownWordList({
  unknown,
  columns,
  choices,
  chosen,
  onChoose,
  kinds,
  onAddKinds,
}: UnknownWordListProps) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  /** What one press has chosen, which nobody has looked at yet. */
  const [guessed, setGuessed] = useState<readonly WordInstead[]>([]);
  const words = unknown?.words ?? [];
  const count = words.length;
  const said = count === 1 ? "One word is not known" : `${count} words are not known`;
  useEffect(() => {
    if (count > 0) announce(said);
  }, [count, said]);
  if (count === 0) return null;
  const left = words.filter((word) => !chosen.some((other) => isSameWord(word, other)));
  const likely = left.flatMap(({ column, word, likeliest }) =>
    likeliest === undefined ? [] : [{ column, word, instead: likeliest }],
  );
  const kindOf = (column: string) => kinds.find((kind) => kind === column);
  const without = (all: readonly WordInstead[], those: readonly Omit<WordInstead, "instead">[]) =>
    all.filter((other) => !those.some((word) => isSameWord(word, other)));
  return (
    <section className="unknown-words" aria-labelledby={heading}>
      <h3 id={heading} ref={title} tabIndex={-1}>
        {left.length === 0 ? `All ${count} words that were not known are chosen` : `${said}: ${left.length} to choose`}
      </h3>
      <p className="small quiet">
        The site does not have these words, or needs more: the state of a town, one year in place of two. Choose for
        each what to use instead, in all rows that have it. What you leave is marked in the table, to be corrected
        there. What you choose is chosen again the next time.
      </p>
      {likely.length > 1 && (
        <button
          type="button"
          className="plain-button"
          onClick={() => {
            onChoose((before) => [...before, ...likely]);
            setGuessed([...guessed, ...likely]);
            // The button goes.
            title.current?.focus();
            announce(`Chosen for ${likely.length} words. Look at each, and change what is wrong.`);
          }}
        >
          Choose what is probably meant, for {likely.length} words
        </button>
      )}
      {[...Map.groupBy(words, ({ column }) => column)].map(([column, those]) => (
        <WordsOfColumn
          key={column}
          words={those}
          label={columns.find(({ name }) => name === column)?.label ?? column}
          allowed={choices[column] ?? unknown?.allowed[column] ?? {}}
          chosen={chosen}
          guessed={guessed}
          onChoose={(changed, instead) => {
            setGuessed((before) => without(before, changed));
            onChoose((before) => [...without(before, changed), ...instead]);
          }}
          onAdd={kindOf(column) && ((printed) => onAddKinds(kindOf(column)!, printed))}
        />
      ))}
    </section>
  );
}
