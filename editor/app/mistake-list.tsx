import type { FieldMistake } from "./api.ts";
import { useFileNames } from "./file-names.ts";
import type { FieldPath } from "./form/field-state.ts";
import { placeInWords } from "./form/labels.ts";

interface MistakeListProps {
  mistakes: readonly FieldMistake[];
  path: string;
  isOpen: boolean;
  onGo: (at: FieldPath) => void;
}

/** All mistakes, each linked to its field; those that the change causes in other files are shown with the file. */
export function MistakeList({ mistakes, path, isOpen, onGo }: MistakeListProps) {
  const nameOf = useFileNames();
  if (mistakes.length === 0) return null;
  return (
    <details className="notice notice--error" open={isOpen}>
      <summary>{mistakes.length === 1 ? "Correct one field:" : `Correct ${mistakes.length} fields:`}</summary>
      <ul>
        {mistakes.map((mistake) => (
          <li key={JSON.stringify([mistake.path, mistake.at, mistake.message])}>
            {mistake.path === path ? (
              <button type="button" className="quiet-button" onClick={() => onGo(mistake.at)}>
                {placeInWords(mistake.at) || "Whole file"}
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
