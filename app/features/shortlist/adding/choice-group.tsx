import type { ResolvedSwatch } from "#content/schema/resolved.ts";
import { MaterialTile } from "#app/ui/products/material-tile.tsx";
import type { ChoiceKind } from "../list/product-choices.ts";

interface ChoiceGroupProps {
  kind: ChoiceKind;
  label: string;
  options: string[];
  /** How the options look, by their names. */
  swatches?: ReadonlyMap<string, ResolvedSwatch> | undefined;
}

/** A choice of one option, or none yet. Nothing is shown if there are no options. */
export function ChoiceGroup({ kind, label, options, swatches }: ChoiceGroupProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className="choice-group">
      <legend>{label}</legend>
      <div className={swatches?.size ? "choice-group__options choice-group__options--tiles" : "choice-group__options"}>
        {["", ...options].map((option) => {
          const swatch = swatches?.get(option);
          return (
            <label key={option} className="choice-group__option">
              <input type="radio" name={kind} value={option} defaultChecked={option === ""} />
              {swatch && (
                <span className="choice-group__tile" aria-hidden="true">
                  <MaterialTile swatch={swatch} sizes="56px" />
                </span>
              )}
              <span>{option || "Not yet chosen"}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
