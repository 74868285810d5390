import { useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { AcousticData } from "../engine/acoustic-data.ts";
import { rowParameter } from "../state/room-parameters.ts";
import { faceLabels, facesOf, mostRows, newAreaM2, spaceOn, type Treatment } from "../state/room-state.ts";
import { printedNumber } from "../words/numbers.ts";
import { NumberField } from "./number-field.tsx";
import type { FieldsProps } from "./fields-props.ts";
import { SelectField } from "./select-field.tsx";

/** The fields that a face of the drawing links to. */
export const treatmentId = "room-treatment";

/** The supplier's products on the surfaces of the room. */
export function TreatmentRows({ state, data, change, errorAt }: FieldsProps) {
  const { plan } = state;
  const treatments = plan.treatments ?? [];
  const faces = facesOf(plan).map((value) => ({ value, label: faceLabels[value] }));
  const products = productChoices(data);
  const show = (next: Treatment[]) => change({ ...state, plan: { ...plan, treatments: next } });
  const put = (index: number, changed: Partial<Treatment>) =>
    show(treatments.map((treatment, place) => (place === index ? { ...treatment, ...changed } : treatment)));
  const added: Treatment = {
    product: state.solve.product,
    face: "ceiling",
    areaM2: Math.min(newAreaM2, spaceOn(plan, "ceiling", data)),
  };

  return (
    <fieldset className="room-group" id={treatmentId}>
      <legend>Treatment</legend>
      {treatments.length === 0 && <p className="room-group__none small quiet">No product is in the room yet.</p>}
      <ul className="room-rows">
        {[...treatments, undefined].slice(0, mostRows).map((treatment, index) => {
          const mostM2 = treatment ? spaceOn(plan, treatment.face, data, index) : 0;
          return (
            // Rows have no name of their own, and fields keep their place while they are typed in.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={treatment ? "room-row room-row--treatment" : "room-row room-row--spare"}>
              <SelectField
                name={rowParameter("product", index)}
                label="Product"
                groups={[{ choices: treatment ? products : [{ value: "", label: "None" }, ...products] }]}
                value={treatment?.product ?? ""}
                onChange={(product) => put(index, { product })}
              />
              <SelectField
                name={rowParameter("productFace", index)}
                label="Where"
                groups={[{ choices: faces }]}
                value={treatment?.face ?? "ceiling"}
                onChange={(face) => put(index, { face: face as Treatment["face"] })}
              />
              <NumberField
                name={rowParameter("productAreaM2", index)}
                label="Area"
                unit="m²"
                value={treatment?.areaM2 ?? NaN}
                error={errorAt(`treatments[${index}].areaM2`)}
                onChange={(areaM2) => put(index, { areaM2 })}
              />
              {treatment && (
                <>
                  <button
                    type="button"
                    className="round-button"
                    aria-label={`Remove ${data.products[treatment.product]!.name} from ${faceLabels[treatment.face].toLowerCase()}`}
                    onClick={() => show(treatments.filter((_, place) => place !== index))}
                  >
                    <Icon name="close" />
                  </button>
                  <AreaSlider
                    areaM2={treatment.areaM2}
                    mostM2={mostM2}
                    face={faceLabels[treatment.face].toLowerCase()}
                    onChange={(areaM2) => put(index, { areaM2 })}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
      {treatments.length < mostRows && (
        <button
          type="button"
          className="action-link action-link--line room-group__add"
          onClick={() => show([...treatments, added])}
        >
          <span>Add a product</span>
        </button>
      )}
    </fieldset>
  );
}

/** The products with their NRC as supplied. */
export function productChoices({ products }: AcousticData) {
  return Object.entries(products).map(([value, { name, printedNrc }]) => ({
    value,
    label: `${name} (NRC ${printedNrc})`,
  }));
}

interface AreaSliderProps {
  areaM2: number;
  mostM2: number;
  face: string;
  onChange: (areaM2: number) => void;
}

/** The same area as a slider, up to the free area of the face, and a button that fills it. */
function AreaSlider({ areaM2, mostM2, face, onChange }: AreaSliderProps) {
  const id = `room-${useId()}`;
  return (
    <div className="room-slider">
      <label htmlFor={id} className="visually-hidden">
        {`Area on ${face}`}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={mostM2}
        step={0.1}
        value={Number.isNaN(areaM2) ? 0 : areaM2}
        aria-valuetext={`${Number.isNaN(areaM2) ? 0 : areaM2} of ${mostM2} m²`}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <button type="button" className="room-slider__fill" onClick={() => onChange(mostM2)}>
        {`Fill ${face}: ${printedNumber(mostM2)} m²`}
      </button>
    </div>
  );
}
