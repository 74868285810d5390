import { useId, useState } from "react";
import type { UnknownWord } from "../messages.ts";
import { projectColumns, requiredColumnCount } from "../project-columns.ts";
import { AddKind } from "./add-kind.tsx";
import { WordOptions } from "./word-options.tsx";

/** Nothing was chosen. No cell holds it, because cells are trimmed. */
const undecided = " ";
/** Another one is to be added to those of the site. */
const added = "  ";

interface OneWordProps {
  unknown: UnknownWord;
  label: string;
  allowed: Readonly<Record<string, string>>;
  instead: string | undefined;
  /** Chosen by a press for several words. */
  isGuessed: boolean;
  onChoose: (instead: string | undefined) => void;
  /** Whether nothing may be chosen. */
  mayBeLeft: boolean;
  /** Whether it is a name, which is not to be added itself. */
  isName: boolean;
  /** Adds what is printed to what the column allows, and chooses it. */
  onAdd: ((printed: string) => void) | undefined;
}

/** The choice of what takes the place of a word that the site does not have. */
export function OneWord(props: OneWordProps) {
  const { unknown, label, allowed, instead, isGuessed, mayBeLeft, isName, onChoose, onAdd } = props;
  const { column, word, rows, likeliest, from } = unknown;
  const id = useId();
  const [isAdding, setIsAdding] = useState(false);
  const hasLikeliest = likeliest !== undefined && Object.hasOwn(allowed, likeliest);
  return (
    <div className="text-field">
      <label htmlFor={id}>
        <span className="visually-hidden">{label}: </span>“{word}”
        <span className="quiet">
          {" – "}
          {rows} {rows === 1 ? "row" : "rows"}
        </span>
      </label>
      <select
        id={id}
        className="text-field__control"
        value={isAdding ? added : (instead ?? undecided)}
        onChange={({ target: { value } }) => {
          setIsAdding(value === added && isName);
          if (value !== added) onChoose(value === undecided ? undefined : value);
          else if (!isName) onAdd?.(word);
        }}
      >
        {mayBeLeft && <option value={undecided}>Choose …</option>}
        {hasLikeliest ? (
          <>
            <optgroup label="Probably">
              <option value={likeliest}>{allowed[likeliest]}</option>
            </optgroup>
            <optgroup label="Or">
              <WordOptions words={withoutKey(allowed, likeliest)} />
            </optgroup>
          </>
        ) : (
          <WordOptions words={allowed} />
        )}
        {mayBeEmpty(column) && <option value="">None: leave it out</option>}
        {onAdd && <option value={added}>{isName ? "Another kind …" : `Add “${word}” to the list`}</option>}
      </select>
      {isAdding && onAdd && (
        <AddKind
          word={word}
          onAdd={(printed) => {
            setIsAdding(false);
            onAdd(printed);
          }}
        />
      )}
      {instead === undefined && !isAdding && hasLikeliest && (
        <p className="caption quiet">
          Probably {allowed[likeliest]}
          {from && `, because of “${from}”`}
        </p>
      )}
      {isGuessed && (
        <p className="caption unknown-words__guess">
          {from ? `A guess, because of “${from}” alone: is it right?` : "A guess: is it right?"}
        </p>
      )}
    </div>
  );
}

/** Whether a project may say nothing in a column. */
export function mayBeEmpty(column: string): boolean {
  return projectColumns.findIndex(({ name }) => name === column) >= requiredColumnCount;
}

function withoutKey(words: Readonly<Record<string, string>>, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(words).filter(([each]) => each !== key));
}
