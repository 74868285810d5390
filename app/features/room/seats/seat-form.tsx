import type { Ref } from "react";
import { sitePages } from "#content/page-registry.ts";
import type { RoomError } from "../engine/room-error.ts";
import { Choice } from "../form/choice.tsx";
import { NumberField } from "../form/number-field.tsx";
import { SelectField } from "../form/select-field.tsx";
import { seatParameters } from "./state/seat-parameters.ts";
import {
  numbersOfLevel,
  type HallLevel,
  type HallShape,
  type OptionalNumber,
  type PlannedBy,
  type PlannedChair,
  type SeatNumbers,
  type SeatState,
} from "./state/seat-state.ts";

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
  /** Whether only whole numbers are expected. */
  readonly isWhole?: boolean;
  /** What it is for; without it, for every hall. `seats.css` hides the others. */
  readonly when?: PlannedBy | HallShape | "seats-rectangle" | "known-width";
}

const bySeats: { value: PlannedBy; label: string }[] = [
  { value: "seats", label: "The number of seats" },
  { value: "hall", label: "The size of the hall" },
];
const shapes: { value: HallShape; label: string }[] = [
  { value: "rectangle", label: "Rectangle" },
  { value: "fan", label: "Fan" },
];
const levels: { value: HallLevel; label: string }[] = [
  { value: "ground", label: "Main floor" },
  { value: "balcony", label: "Balcony" },
];
const seatFields: readonly Field[] = [{ key: "seats", label: "Seats", isWhole: true, when: "seats" }];
const hallFields: readonly Field[] = [
  { key: "widthM", label: "Width", unit: "m", when: "known-width" },
  { key: "depthM", label: "Depth", unit: "m", when: "hall" },
  { key: "angleDegrees", label: "Angle", unit: "°", when: "fan" },
  { key: "proportion", label: "Depth / width", when: "seats-rectangle" },
  { key: "heightM", label: "Height", unit: "m" },
];
const rowFields: readonly Field[] = [
  { key: "rows", label: "Rows", isWhole: true, when: "hall" },
  { key: "rowSpacingMm", label: "Spacing", unit: "mm" },
  { key: "leastSpacingMm", label: "Least spacing", unit: "mm" },
  { key: "frontM", label: "Space in front", unit: "m" },
  { key: "backM", label: "Space behind", unit: "m" },
];
const aisleFields: readonly Field[] = [
  { key: "sideAisleM", label: "Side aisles", unit: "m" },
  { key: "aisles", label: "Middle aisles", isWhole: true, when: "hall" },
  { key: "aisleM", label: "Middle aisle width", unit: "m" },
  { key: "mostRowsTogether", label: "Most rows together", isWhole: true },
  { key: "crossAisleM", label: "Cross aisle width", unit: "m" },
  { key: "mostSideBySide", label: "Most seats side by side", isWhole: true },
];

const optional: ReadonlySet<keyof SeatNumbers> = new Set<OptionalNumber>([
  "rows",
  "mostSideBySide",
  "mostRowsTogether",
]);

/** The number of seats or the size of the hall, its chairs, rows and aisles. Without JavaScript, the button shows the plan. */
export function SeatForm({ ref, state, chairs, change, error }: SeatFormProps) {
  const { numbers } = state;
  const errorAt = (field: string) => (error?.field === field ? error.message : undefined);
  const field = ({ key, label, unit, isWhole, when }: Field) => (
    <div key={key} data-when={when}>
      <NumberField
        name={seatParameters[key]}
        label={label}
        {...(unit && { unit })}
        isWhole={isWhole ?? false}
        value={numbers[key] ?? NaN}
        error={errorAt(key)}
        onChange={(value) =>
          change({
            ...state,
            numbers: { ...numbers, [key]: optional.has(key) && Number.isNaN(value) ? undefined : value },
          })
        }
      />
    </div>
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
        <legend>Start from</legend>
        <Choice name={seatParameters.by} choices={bySeats} value={state.by} choose={(by) => change({ ...state, by })} />
        <div className="room-fields room-fields--two seat-chair">
          {seatFields.map(field)}
          <SelectField
            name={seatParameters.chair}
            label="Chair"
            choices={[
              ...chairs.map((chair) => ({
                value: chair.id,
                label: `${chair.name} (${widthInWords(chair)})`,
                isSupplied: chair.centresMm !== undefined,
              })),
              { value: "", label: otherChair },
            ]}
            value={state.chair}
            onChange={(chair) => change({ ...state, chair })}
          />
          <div className="seat-chair__centres">
            <NumberField
              name={seatParameters.centresMm}
              label="Centre to centre"
              unit="mm"
              value={state.centresMm}
              error={errorAt("centresMm")}
              onChange={(centresMm) => change({ ...state, centresMm })}
            />
          </div>
        </div>
        <p className="room-group__note small quiet seat-chair__centres">
          The distance from centre to centre was not supplied for this chair, so this one starts from that of another.
          Enter your own, or ask us.
        </p>
      </fieldset>
      <fieldset className="room-group">
        <legend>Hall</legend>
        <Choice
          name={seatParameters.shape}
          choices={shapes}
          value={state.shape}
          choose={(shape) => change({ ...state, shape })}
        />
        <Choice
          name={seatParameters.level}
          choices={levels}
          value={state.level}
          choose={(level) => change({ ...state, level, numbers: { ...numbers, ...numbersOfLevel[level] } })}
        />
        <div className="room-fields">{hallFields.map(field)}</div>
        <p className="room-group__note small quiet" data-when="fan">
          The width of a fan is that at the front, the angle that between its side walls. Its rows and back wall are
          arcs.
        </p>
        <p className="room-group__note small quiet">Only the room calculator uses the height.</p>
      </fieldset>
      <fieldset className="room-group">
        <legend>Rows</legend>
        <div className="room-fields room-fields--two">{rowFields.map(field)}</div>
        <p className="room-group__note small quiet">
          Rows are spaced from back to back, and checked against the least spacing.
          <span data-when="hall"> Leave the number of rows empty for as many as fit.</span>
        </p>
      </fieldset>
      <fieldset className="room-group">
        <legend>Aisles</legend>
        <div className="room-fields room-fields--two">{aisleFields.map(field)}</div>
        <p className="room-group__note small quiet" data-when="hall">
          A cross aisle divides more rows than may be together. Leave that field empty for no cross aisle, and the last
          for any number of seats.
        </p>
        <p className="room-group__note small quiet" data-when="seats">
          A cross aisle divides more rows than may be together; leave that field empty for none. The number of middle
          aisles follows from the last field or, if it is empty, from the distance to an aisle.
        </p>
      </fieldset>
      <button type="submit" className="action-link action-link--button room-form__submit">
        Calculate
      </button>
    </form>
  );
}

function widthInWords({ centresMm, isSample }: PlannedChair): string {
  return centresMm === undefined ? "spacing not supplied" : `${centresMm} mm${isSample ? ", sample" : ""}`;
}
