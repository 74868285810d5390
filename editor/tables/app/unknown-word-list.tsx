import { useEffect, useId } from "react";
import { announce } from "../../app/announce.ts";
import type { UnknownWord, UnknownWords } from "../messages.ts";
import { projectColumns, requiredColumnCount, type ProjectColumn } from "../project-columns.ts";
import type { WordInstead } from "./words-instead.ts";
import { WordOptions } from "./word-options.tsx";

interface UnknownWordListProps {
  unknown: UnknownWords | undefined;
  columns: readonly ProjectColumn[];
  chosen: readonly WordInstead[];
  onChoose: (chosen: readonly WordInstead[]) => void;
}

/** Nothing was chosen. No cell holds it, because cells are trimmed. */
const undecided = " ";

/** The words of another table that the site does not have, so that one choice corrects all rows that have it. */
export function UnknownWordList({ unknown, columns, chosen, onChoose }: UnknownWordListProps) {
  const heading = useId();
  const words = unknown?.words ?? [];
  const count = words.length;
  const title = count === 1 ? "One word is not known" : `${count} words are not known`;
  useEffect(() => {
    if (count > 0) announce(title);
  }, [count, title]);
  if (count === 0) return null;
  return (
    <section className="unknown-words" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <p className="small quiet">
        The site does not have these words. Choose for each what to use instead, in all rows that have it. What you
        leave is marked in the table, to be corrected there.
      </p>
      <div className="unknown-words__list">
        {words.map((each) => (
          <OneWord
            key={`${each.column} ${each.word}`}
            unknown={each}
            label={columns.find(({ name }) => name === each.column)?.label ?? each.column}
            allowed={unknown?.allowed[each.column] ?? {}}
            instead={chosen.find((other) => isSame(each, other))?.instead}
            onChoose={(instead) => {
              const others = chosen.filter((other) => !isSame(each, other));
              const { column, word } = each;
              onChoose(instead === undefined ? others : [...others, { column, word, instead }]);
            }}
          />
        ))}
      </div>
    </section>
  );
}

function isSame(one: Pick<WordInstead, "column" | "word">, other: Pick<WordInstead, "column" | "word">): boolean {
  return one.column === other.column && one.word.toLowerCase() === other.word.toLowerCase();
}

interface OneWordProps {
  unknown: UnknownWord;
  label: string;
  allowed: Readonly<Record<string, string>>;
  instead: string | undefined;
  onChoose: (instead: string | undefined) => void;
}

function OneWord({ unknown: { column, word, rows, likeliest }, label, allowed, instead, onChoose }: OneWordProps) {
  const id = useId();
  const mayBeEmpty = projectColumns.findIndex(({ name }) => name === column) >= requiredColumnCount;
  return (
    <div className="text-field">
      <label htmlFor={id}>
        {label}: “{word}”
        <span className="quiet">
          {" – "}
          {rows} {rows === 1 ? "row" : "rows"}
        </span>
      </label>
      <select
        id={id}
        className="text-field__control"
        value={instead ?? undecided}
        onChange={({ target }) => onChoose(target.value === undecided ? undefined : target.value)}
      >
        <option value={undecided}>Choose …</option>
        {likeliest === undefined ? (
          <WordOptions words={allowed} />
        ) : (
          <>
            <optgroup label="Probably">
              <option value={likeliest}>{allowed[likeliest]}</option>
            </optgroup>
            <optgroup label="Or">
              <WordOptions words={withoutKey(allowed, likeliest)} />
            </optgroup>
          </>
        )}
        {mayBeEmpty && <option value="">None: leave it out</option>}
      </select>
    </div>
  );
}

function withoutKey(words: Readonly<Record<string, string>>, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(words).filter(([each]) => each !== key));
}
