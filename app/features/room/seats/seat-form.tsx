import type { Ref } from "react";
import { sitePages } from "#content/page-registry.ts";
import type { RoomError } from "../engine/room-error.ts";
import { NumberField } from "../form/number-field.tsx";
import { SelectField } from "../form/select-field.tsx";
import { seatParameters } from "./state/seat-parameters.ts";
import type { PlannedChair, SeatNumbers, SeatState } from "./state/seat-state.ts";

/** A chair that is not in the catalogue. */
export const otherChair = "Another chair";

interface SeatFormProps {
  ref?: Ref<HTMLFormElement>;
  state: SeatState;
  chairs: readonly PlannedChair[];
  change: (state: SeatState) => void;
  error: RoomError | undefined;
}

interface Field {
  readonly key: keyof SeatNumbers;
  readonly label: string;
  readonly unit?: string;
}

const hallFields: readonly Field[] = [
  { key: "widthM", label: "Width", unit: "m" },
  { key: "depthM", label: "Depth", unit: "m" },
];
const rowFields: readonly Field[] = [
  { key: "rows", label: "Rows" },
  { key: "rowSpacingMm", label: "Spacing", unit: "mm" },
  { key: "leastSpacingMm", label: "Least spacing", unit: "mm" },
  { key: "frontM", label: "Space in front", unit: "m" },
  { key: "backM", label: "Space behind", unit: "m" },
];
const aisleFields: readonly Field[] = [
  { key: "sideAisleM", label: "Side aisles", unit: "m" },
  { key: "aisles", label: "Middle aisles" },
  { key: "aisleM", label: "Middle aisle width", unit: "m" },
  { key: "mostSideBySide", label: "Most seats side by side" },
];

/** The hall, its chairs, rows and aisles. Without script, the button at the end shows the plan. */
export function SeatForm({ ref, state, chairs, change, error }: SeatFormProps) {
  const { numbers } = state;
  const errorAt = (field: string) => (error?.field === field ? error.message : undefined);
  const field = ({ key, label, unit }: Field) => (
    <NumberField
      key={key}
      name={seatParameters[key]}
      label={label}
      {...(unit && { unit })}
      isWhole={!unit}
      value={numbers[key] ?? NaN}
      error={errorAt(key)}
      onChange={(value) =>
        change({
          ...state,
          numbers: { ...numbers, [key]: key === "mostSideBySide" && Number.isNaN(value) ? undefined : value },
        })
      }
    />
  );
  return (
    <form
      ref={ref}
      className="room-form"
      action={sitePages.seats.path}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      aria-label="Hall"
    >
      <fieldset className="room-group">
        <legend>Hall</legend>
        <div className="room-fields">
          {hallFields.map(field)}
          <NumberField
            name={seatParameters.heightM}
            label="Height"
            unit="m"
            value={state.heightM}
            onChange={(heightM) => change({ ...state, heightM })}
          />
        </div>
        <p className="room-group__note small quiet">The height is only for the room calculator.</p>
      </fieldset>
      <fieldset className="room-group">
        <legend>Chair</legend>
        <div className="room-fields room-fields--two seat-chair">
          <SelectField
            name={seatParameters.chair}
            label="Chair"
            choices={[
              ...chairs.map(({ id, name, centresMm }) => ({ value: id, label: `${name} (${centresMm} mm)` })),
              { value: "", label: otherChair },
            ]}
            value={state.chair}
            onChange={(chair) => change({ ...state, chair })}
          />
          <NumberField
            name={seatParameters.centresMm}
            label="Centre to centre"
            unit="mm"
            value={state.centresMm}
            error={errorAt("centresMm")}
            onChange={(centresMm) => change({ ...state, centresMm })}
          />
        </div>
      </fieldset>
      <fieldset className="room-group">
        <legend>Rows</legend>
        <div className="room-fields">{rowFields.map(field)}</div>
        <p className="room-group__note small quiet">
          Rows are spaced from back to back. The least spacing is your own rule, against which the rows are checked.
        </p>
      </fieldset>
      <fieldset className="room-group">
        <legend>Aisles</legend>
        <div className="room-fields room-fields--two">{aisleFields.map(field)}</div>
        <p className="room-group__note small quiet">Leave the last field empty for any number of seats.</p>
      </fieldset>
      <button type="submit" className="action-link action-link--button room-form__submit">
        Calculate
      </button>
    </form>
  );
}
