import { useEffect, useId, useRef, useState } from "react";
import { announce } from "../../app/announce.ts";
import type { UnknownWord, UnknownWords } from "../messages.ts";
import { projectColumns, requiredColumnCount, type ProjectColumn } from "../project-columns.ts";
import { isSameWord, type WordInstead } from "./words-instead.ts";
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
  const likely = words.flatMap(({ column, word, likeliest }) => {
    const isOpen = !chosen.some((other) => isSameWord({ column, word }, other));
    return likeliest !== undefined && isOpen ? [{ column, word, instead: likeliest }] : [];
  });
  return (
    <section className="unknown-words" aria-labelledby={heading}>
      <h3 id={heading} ref={title} tabIndex={-1}>
        {said}
      </h3>
      <p className="small quiet">
        The site does not have these words, or needs more: the state of a town, one year in place of two. Choose for
        each what to use instead, in all rows that have it. What you leave is marked in the table, to be corrected
        there. What you choose is chosen again the next time.
      </p>
      {words.some(({ column }) => column === "room" || column === "clientType") && (
        <p className="small quiet">
          If a kind of room or of client is missing from the lists,{" "}
          <a className="unknown-words__link" href="#/pages/projects.yaml" target="_blank">
            add it on the form of the page of projects
          </a>
          , which opens beside this one. Then paste the table again: what you have chosen is chosen again.
        </p>
      )}
      {likely.length > 1 && (
        <button
          type="button"
          className="plain-button"
          onClick={() => {
            onChoose([...chosen, ...likely]);
            setGuessed([...guessed, ...likely]);
            // The button goes.
            title.current?.focus();
            announce(`Chosen for ${likely.length} words. Look at each, and change what is wrong.`);
          }}
        >
          Choose what is probably meant, for {likely.length} words
        </button>
      )}
      <div className="unknown-words__list">
        {words.map((each) => (
          <OneWord
            key={`${each.column} ${each.word}`}
            unknown={each}
            label={columns.find(({ name }) => name === each.column)?.label ?? each.column}
            allowed={each.choices ?? unknown?.allowed[each.column] ?? {}}
            instead={chosen.find((other) => isSameWord(each, other))?.instead}
            isGuessed={guessed.some((other) => isSameWord(each, other))}
            onChoose={(instead) => {
              setGuessed(guessed.filter((other) => !isSameWord(each, other)));
              const others = chosen.filter((other) => !isSameWord(each, other));
              const { column, word } = each;
              onChoose(instead === undefined ? others : [...others, { column, word, instead }]);
            }}
          />
        ))}
      </div>
    </section>
  );
}

interface OneWordProps {
  unknown: UnknownWord;
  label: string;
  allowed: Readonly<Record<string, string>>;
  instead: string | undefined;
  /** Chosen by the press for several words. */
  isGuessed: boolean;
  onChoose: (instead: string | undefined) => void;
}

function OneWord({
  unknown: { column, word, rows, likeliest },
  label,
  allowed,
  instead,
  isGuessed,
  onChoose,
}: OneWordProps) {
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
      {instead === undefined && likeliest !== undefined && (
        <p className="caption quiet">Probably {allowed[likeliest]}</p>
      )}
      {isGuessed && <p className="caption unknown-words__guess">A guess: is it right?</p>}
    </div>
  );
}

function withoutKey(words: Readonly<Record<string, string>>, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(words).filter(([each]) => each !== key));
}
