import { useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { AcousticData } from "../engine/acoustic-data.ts";
import { roomParameters, rowParameter } from "../state/room-parameters.ts";
import { faceLabels, facesOf, mostRows, newAreaM2, spaceOn, type Part, surfaceChoices } from "../state/room-state.ts";
import { printedNumber } from "../words/numbers.ts";
import { NumberField } from "./number-field.tsx";
import type { FieldsProps } from "./fields-props.ts";
import { type SelectChoice, SelectField } from "./select-field.tsx";

/** The fields that a face of the drawing links to. */
export const treatmentId = "room-treatment";

/** Windows, doors, curtains and openings, which cover only part of a face. */
export function PartRows({ state, data, change, errorAt }: FieldsProps) {
  const { plan } = state;
  const surfaces = [
    { value: "opening", label: "Opening" },
    ...surfaceChoices(data).map((value) => ({ value, label: data.surfaces[value]!.label })),
  ];
  const face = facesOf(plan)[2]!;
  return (
    <fieldset className="room-group">
      <legend>Windows, doors, curtains and openings</legend>
      <FaceRows
        rows={(plan.parts ?? []).map(({ surface, ...row }) => ({ ...row, kind: surface }))}
        fields={["part", "partFace", "partAreaM2"]}
        label="What"
        kinds={surfaces}
        faces={facesOf(plan)}
        nameOf={(kind) => surfaces.find(({ value }) => value === kind)!.label}
        errorAt={(index) => errorAt(`parts[${index}].areaM2`)}
        added={{ kind: "glass" in data.surfaces ? "glass" : surfaces[1]!.value, face, areaM2: 2 }}
        addLabel="Add a part"
        spareFace={face}
        show={(rows) =>
          change({ ...state, plan: { ...plan, parts: rows.map(({ kind, ...row }) => ({ ...row, surface: kind })) } })
        }
      />
    </fieldset>
  );
}

/** The supplier's products on the surfaces of the room. */
export function TreatmentRows({ state, data, change, errorAt }: FieldsProps) {
  const { plan } = state;
  const treatments = plan.treatments ?? [];
  return (
    <fieldset className="room-group" id={treatmentId}>
      <legend>Treatment</legend>
      {treatments.length === 0 && <p className="room-group__none small quiet">No product is in the room yet.</p>}
      <FaceRows
        rows={treatments.map(({ product, ...row }) => ({ ...row, kind: product }))}
        fields={["product", "productFace", "productAreaM2"]}
        label="Product"
        kinds={productChoices(data)}
        faces={facesOf(plan)}
        nameOf={(kind) => data.products[kind]!.name}
        errorAt={(index) => errorAt(`treatments[${index}].areaM2`)}
        added={{
          kind: state.solve.product,
          face: "ceiling",
          areaM2: Math.min(newAreaM2, spaceOn(plan, "ceiling", data)),
        }}
        addLabel="Add a product"
        spareFace="ceiling"
        show={(rows) =>
          change({
            ...state,
            plan: { ...plan, treatments: rows.map(({ kind, ...row }) => ({ ...row, product: kind })) },
          })
        }
        mostM2={({ face }, index) => spaceOn(plan, face, data, index)}
      />
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

/** A material or a product on part of a face. */
interface FaceRow {
  readonly kind: string;
  readonly face: Part["face"];
  readonly areaM2: number;
}

type Parameter = keyof typeof roomParameters;

interface FaceRowsProps {
  rows: readonly FaceRow[];
  /** The parameters of the kind, the face and the area. */
  fields: readonly [Parameter, Parameter, Parameter];
  /** The label of the kind. */
  label: string;
  kinds: readonly SelectChoice[];
  faces: readonly Part["face"][];
  nameOf: (kind: string) => string;
  errorAt: (index: number) => string | undefined;
  /** The row that the button adds. */
  added: FaceRow;
  addLabel: string;
  /** The face in the empty row, which visitors without JavaScript fill in. */
  spareFace: Part["face"];
  show: (rows: FaceRow[]) => void;
  /** The maximum area of a row; if given, each row has a slider. */
  mostM2?: (row: FaceRow, index: number) => number;
}

/** A row of fields for each covered part of a face, and a button that adds one. */
function FaceRows(props: FaceRowsProps) {
  const { rows, fields, label, kinds, faces, nameOf, errorAt, added, addLabel, spareFace, show, mostM2 } = props;
  const put = (index: number, changed: Partial<FaceRow>) =>
    show(rows.map((row, place) => (place === index ? { ...row, ...changed } : row)));
  const [kindField, faceField, areaField] = fields;
  return (
    <>
      <ul className="room-rows">
        {[...rows, undefined].slice(0, mostRows).map((row, index) => (
          // Rows have no name of their own, and fields keep their place while they are typed in.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={row ? "room-row" : "room-row room-row--spare"}>
            <SelectField
              name={rowParameter(kindField, index)}
              label={label}
              choices={row ? kinds : [{ value: "", label: "None" }, ...kinds]}
              value={row?.kind ?? ""}
              onChange={(kind) => put(index, { kind })}
            />
            <SelectField
              name={rowParameter(faceField, index)}
              label="Where"
              choices={faces.map((value) => ({ value, label: faceLabels[value] }))}
              value={row?.face ?? spareFace}
              onChange={(face) => put(index, { face: face as FaceRow["face"] })}
            />
            <NumberField
              name={rowParameter(areaField, index)}
              label="Area"
              unit="m²"
              value={row?.areaM2 ?? NaN}
              error={errorAt(index)}
              onChange={(areaM2) => put(index, { areaM2 })}
            />
            {row && (
              <>
                <button
                  type="button"
                  className="round-button"
                  aria-label={`Remove ${nameOf(row.kind)} from ${faceLabels[row.face].toLowerCase()}`}
                  onClick={() => show(rows.filter((_, place) => place !== index))}
                >
                  <Icon name="close" />
                </button>
                {mostM2 && (
                  <AreaSlider
                    areaM2={row.areaM2}
                    mostM2={mostM2(row, index)}
                    face={faceLabels[row.face].toLowerCase()}
                    onChange={(areaM2) => put(index, { areaM2 })}
                  />
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {rows.length < mostRows && (
        <button
          type="button"
          className="action-link action-link--line room-group__add"
          onClick={() => show([...rows, added])}
        >
          <span>{addLabel}</span>
        </button>
      )}
    </>
  );
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
