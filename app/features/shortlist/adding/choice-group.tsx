import { choiceLabels, type ChoiceKind } from "#content/printed/choices.ts";
import type { ResolvedSwatch } from "#content/schema/resolved.ts";
import { MaterialTile } from "#app/ui/products/material-tile.tsx";
import { optionLabel } from "../list/product-choices.ts";

interface ChoiceGroupProps {
  kind: ChoiceKind;
  options: readonly string[] | undefined;
  chosen: string | undefined;
  /** How the options look, by their names. */
  swatches?: ReadonlyMap<string, ResolvedSwatch> | undefined;
  /** Called with the option, or an empty text for none. */
  onChoose: (option: string) => void;
}

/** A choice of one option or none. Renders nothing if there are no options. */
export function ChoiceGroup({ kind, options, chosen, swatches, onChoose }: ChoiceGroupProps) {
  const offered = options ?? [];
  const gone = chosen && !offered.includes(chosen) ? [chosen] : [];
  if (offered.length + gone.length === 0) return null;
  return (
    <fieldset className="choice-group">
      <legend>{choiceLabels[kind]}</legend>
      <div className={swatches?.size ? "choice-group__options choice-group__options--tiles" : "choice-group__options"}>
        {["", ...gone, ...offered].map((option) => {
          const swatch = swatches?.get(option);
          return (
            <label key={option} className="choice-group__option">
              <input
                type="radio"
                name={kind}
                value={option}
                checked={option === (chosen ?? "")}
                onChange={() => onChoose(option)}
              />
              {swatch && (
                <span className="choice-group__tile" aria-hidden="true">
                  <MaterialTile swatch={swatch} sizes="56px" />
                </span>
              )}
              <span>{option ? optionLabel(option) : "Not yet chosen"}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
