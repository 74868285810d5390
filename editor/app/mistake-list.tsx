import type { FieldMistake } from "./api.ts";
import { useFileNames } from "./file-names.ts";
import type { FieldPath } from "./form/field-state.ts";
import { placeInWords } from "./form/labels.ts";

interface MistakeListProps {
  mistakes: readonly FieldMistake[];
  path: string;
  /** Whether some fields have wrong values; otherwise they are only empty. */
  areWrong: boolean;
  onGo: (at: FieldPath) => void;
}

/**
 * All mistakes, each linked to its field; those that the change causes in other files are shown with the file. Fields show their own
 * mistakes, so the list is open only if some are elsewhere.
 */
export function MistakeList({ mistakes, path, areWrong, onGo }: MistakeListProps) {
  const nameOf = useFileNames();
  if (mistakes.length === 0) return null;
  const verb = areWrong ? "Correct" : "Fill in";
  return (
    <details
      className={`notice ${areWrong ? "notice--error" : ""}`}
      open={mistakes.some((mistake) => mistake.path !== path)}
    >
      <summary>{`${verb} ${mistakes.length === 1 ? "one field" : `${mistakes.length} fields`}`}</summary>
      <ul>
        {mistakes.map((mistake) => (
          <li key={JSON.stringify([mistake.path, mistake.at, mistake.message])}>
            {mistake.path === path ? (
              <button type="button" className="quiet-button" onClick={() => onGo(mistake.at)}>
                {placeInWords(mistake.at) || "The whole form"}
              </button>
            ) : (
              <a className="quiet-button" href={`#/${mistake.path}`}>
                {nameOf(mistake.path).name}, {placeInWords(mistake.at)}
              </a>
            )}
            {": "}
            {mistake.message}
          </li>
        ))}
      </ul>
    </details>
  );
}
