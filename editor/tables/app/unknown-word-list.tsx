import { useEffect, useId, useRef, useState } from "react";
import { announce } from "../../app/announce.ts";
import type { KindColumn, ProjectTable, UnknownWord, UnknownWords } from "../messages.ts";
import type { ProjectColumn } from "../project-columns.ts";
import { isSameWord, withoutWords, type WordInstead } from "./words-instead.ts";
import { WordsOfColumn, type AddKinds } from "./words-of-column.tsx";

interface UnknownWordListProps {
  unknown: UnknownWords | undefined;
  columns: readonly ProjectColumn[];
  /** The words that cells may hold now, also those that were added since the table was read. */
  choices: ProjectTable["choices"];
  chosen: readonly WordInstead[];
  /** What nobody needs to be asked. */
  byItself: readonly WordInstead[];
  /** Makes other choices of those that there are then, because words that are added take a while. */
  onChoose: (change: (before: readonly WordInstead[]) => readonly WordInstead[]) => void;
  /** The columns of kinds that hold names, which say what kind something is but are none. */
  named: readonly KindColumn[];
  onAddKinds: AddKinds;
}

/** The columns to whose words others may be added. */
const kindColumns: readonly KindColumn[] = ["room", "clientType"];

/** The words of another table that the site does not have, so that one choice corrects all rows that have it. */
export function UnknownWordList({
  unknown,
  columns,
  choices,
  chosen,
  byItself,
  onChoose,
  named,
  onAddKinds,
}: UnknownWordListProps) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  /** What one press has chosen, which nobody has looked at yet. */
  const [guessed, setGuessed] = useState<readonly WordInstead[]>([]);
  const words = unknown?.words ?? [];
  const asked = withoutWords(words, byItself);
  const read = withoutWords(words, asked);
  const count = asked.length;
  const said = count === 1 ? "One word is not known" : `${count} words are not known`;
  useEffect(() => {
    if (count > 0) announce(said);
  }, [count, said]);
  if (words.length === 0) return null;
  const left = withoutWords(asked, chosen);
  const likely = left.flatMap(({ column, word, likeliest }) =>
    likeliest === undefined ? [] : [{ column, word, instead: likeliest }],
  );
  const allowedIn = (column: string) => choices[column] ?? unknown?.allowed[column] ?? {};
  const byColumns = (those: readonly UnknownWord[], isRead: boolean) =>
    [...Map.groupBy(those, ({ column }) => column)].map(([column, inColumn]) => {
      const kind = kindColumns.find((each) => each === column);
      return (
        <WordsOfColumn
          key={column}
          words={inColumn}
          label={columns.find(({ name }) => name === column)?.label ?? column}
          allowed={allowedIn(column)}
          chosen={chosen}
          guessed={guessed}
          isRead={isRead}
          areNames={named.some((each) => each === column)}
          onChoose={(changed, instead) => {
            setGuessed((before) => withoutWords(before, changed));
            onChoose((before) => [...withoutWords(before, changed), ...instead]);
          }}
          onAdd={kind && ((printed) => onAddKinds(kind, printed))}
        />
      );
    });
  return (
    <section className="unknown-words" aria-labelledby={heading}>
      <h3 id={heading} ref={title} tabIndex={-1}>
        {headingWords(said, count, left.length)}
      </h3>
      {count > 0 && (
        <p className="small quiet">
          Choose for each what to use instead, in all rows that have it. What you leave is marked in the table, to be
          corrected there. What you choose is chosen again the next time.
        </p>
      )}
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
      {byColumns(asked, false)}
      {read.length > 0 && (
        <details className="unknown-words__read">
          <summary>
            {read.length === 1 ? "One word is read as one" : `${read.length} words are read as some`} of the site’s,
            such as {exampleOf(read[0]!, chosen, allowedIn)}
          </summary>
          {byColumns(read, true)}
        </details>
      )}
    </section>
  );
}

function headingWords(said: string, count: number, left: number): string {
  if (count === 0) return "All words are known";
  return left === 0 ? `All ${count} words that were not known are chosen` : `${said}: ${left} to choose`;
}

/** `“Board room” as “Conference room”`. */
function exampleOf(
  word: UnknownWord,
  chosen: readonly WordInstead[],
  allowedIn: (column: string) => Readonly<Record<string, string>>,
): string {
  const instead = chosen.find((other) => isSameWord(word, other))?.instead ?? "";
  const words = word.choices ?? allowedIn(word.column);
  return `“${word.word}” as “${words[instead] ?? instead}”`;
}
