import { goToField } from "../form/field-state.ts";
import { placeInWords } from "../form/labels.ts";
import type { RenamedText } from "./ask-products.ts";

/** What copies were given when they were made, by their paths: shown until the page is loaded anew. */
const copies = new Map<string, readonly RenamedText[]>();

/** Remembers the texts of a copy that name it anew, for its form. */
export function rememberRenamed(path: string, renamed: readonly RenamedText[]): void {
  copies.set(path, renamed);
}

/** The texts in which a copy says its own name, each leading to its field, to be read before it is put on the site. */
export function RenamedTexts({ path }: { path: string }) {
  const renamed = copies.get(path) ?? [];
  if (renamed.length === 0) return null;
  return (
    <details className="notice renamed-texts" open>
      <summary>
        {renamed.length === 1 ? "One text says" : `${renamed.length} texts say`} the new name in place of the old one.
        Read {renamed.length === 1 ? "it" : "them"} once:
      </summary>
      <ul>
        {renamed.map(({ at, after }) => (
          <li key={at.join(".")}>
            <button type="button" className="quiet-button" onClick={() => goToField(at)}>
              {placeInWords(at)}
            </button>
            : {after}
          </li>
        ))}
      </ul>
    </details>
  );
}
