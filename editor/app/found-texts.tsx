import { useEffect, useState } from "react";
import { EditorFailure, findTexts, type FoundText } from "./api.ts";
import { useFileNames } from "./file-names.ts";
import { fieldAddress, placeOnScreen, withFigureNames } from "./form/labels.ts";

const findAfterMs = 200;
/** Fewer letters match too many texts. */
const leastLetters = 3;

/** The texts that match some words; undefined until the search has finished. */
function useFoundTexts(words: string): readonly FoundText[] | undefined {
  const [answer, setAnswer] = useState<{ of: string; found: readonly FoundText[] }>();
  const isSought = words.length >= leastLetters;
  useEffect(() => {
    if (!isSought) return;
    let isOver = false;
    const timer = setTimeout(() => {
      findTexts(words)
        .then(({ found }) => !isOver && setAnswer({ of: words, found }))
        .catch((error: unknown) => {
          // The next screen reports that the editor is not responding.
          if (!(error instanceof EditorFailure)) throw error;
        });
    }, findAfterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [words, isSought]);
  return isSought && answer?.of === words ? answer.found : undefined;
}

interface FoundTextsProps {
  words: string;
  /** A name matches, so "No match" is not shown. */
  isNamed: boolean;
}

/** Search results in texts, each linked to its field. */
export function FoundTexts({ words, isNamed }: FoundTextsProps) {
  const found = useFoundTexts(words);
  if (!found) return null;
  if (found.length === 0) return isNamed ? null : <p className="quiet">No results.</p>;
  return (
    <section>
      <h2>In texts</h2>
      <FoundTextList found={found} />
    </section>
  );
}

/** A list of texts, each linked to its field. */
export function FoundTextList({ found }: { found: readonly FoundText[] }) {
  const nameOf = useFileNames();
  return (
    <ul className="found-texts">
      {found.map(({ path, at, names, text, isFormerAddress }) => (
        <li key={`${path} ${at.join(".")} ${text}`}>
          <a href={fieldAddress(path, at)}>
            <span>
              {nameOf(path).name}
              <span className="quiet">
                {(isFormerAddress ? ["Old address"] : placeOnScreen(at, names)).map((part) => ` › ${part}`)}
              </span>
            </span>
            <span className="found-texts__text">{withFigureNames(text)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
