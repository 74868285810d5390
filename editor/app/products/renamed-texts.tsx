import { use, useState } from "react";
import type { RenamedText } from "../api.ts";
import { FieldStatesContext, goToField } from "../form/field-state.ts";
import { placeInWords } from "../form/labels.ts";
import { markLooked } from "./ask-products.ts";

interface RenamedTextsProps {
  path: string;
  renamed: readonly RenamedText[];
}

/**
 * The texts in which a copy uses its new name, each linked to its field, for the owner to check before adding it to the site. A text is no
 * longer listed once its field was opened.
 */
export function RenamedTexts({ path, renamed }: RenamedTextsProps) {
  const { figuresToName } = use(FieldStatesContext);
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set());
  const left = renamed.filter(({ at }) => !looked.has(JSON.stringify(at)));
  if (left.length === 0) return null;
  const printedOf = (figure: string) => figuresToName.find(({ name }) => name === figure)?.printed;
  const look = ({ at }: RenamedText) => {
    goToField(at);
    setLooked((before) => new Set(before).add(JSON.stringify(at)));
    // If this fails, the text is only listed once more.
    markLooked(path, at).catch(() => undefined);
  };
  return (
    <details className="notice renamed-texts" open>
      <summary>
        {left.length === 1 ? "One text now has" : `${left.length} texts now have`} the new name. Check{" "}
        {left.length === 1 ? "it" : "each of them"} once:
      </summary>
      <ul>
        {left.map((text) => (
          <li key={text.at.join(".")}>
            <button type="button" className="quiet-button" onClick={() => look(text)}>
              {placeInWords(text.at)}
            </button>
            : {text.after.replaceAll(/\{([^{}]+)\}/g, (name, figure) => printedOf(figure) ?? name)}
          </li>
        ))}
      </ul>
    </details>
  );
}
