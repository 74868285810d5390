import type { Ref } from "react";
import { sitePages } from "#content/page-registry.ts";
import type { RoomError } from "../engine/room-error.ts";
import { Choice } from "./choice.tsx";
import { ConditionFields } from "./condition-fields.tsx";
import type { FieldsProps } from "./fields-props.ts";
import { PartRows, TreatmentRows } from "./face-rows.tsx";
import { SolveFields } from "./solve-fields.tsx";
import { roomParameters } from "../state/room-parameters.ts";
import { surfaceChoices, asBox, asOtherShape } from "../state/room-state.ts";
import { SelectField } from "./select-field.tsx";
import { NumberField } from "./number-field.tsx";

interface RoomFormProps extends Omit<FieldsProps, "errorAt"> {
  ref?: Ref<HTMLFormElement>;
  error: RoomError | undefined;
}

/** The room and its treatment. Without JavaScript, the button at the end shows the result. */
export function RoomForm({ ref, error, ...rest }: RoomFormProps) {
  const fields = { ...rest, errorAt: (field: string) => (error?.field === field ? error.message : undefined) };
  return (
    <form
      ref={ref}
      className="room-form"
      action={sitePages.room.path}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      aria-label="Room"
    >
      <SizeFields {...fields} />
      <SurfaceFields {...fields} />
      <PartRows {...fields} />
      <ConditionFields {...fields} />
      <TreatmentRows {...fields} />
      <SolveFields {...fields} />
      <button type="submit" className="action-link action-link--button room-form__submit">
        Calculate
      </button>
    </form>
  );
}

const surfaceLabels = { floor: "Floor", walls: "Walls", ceiling: "Ceiling" } as const;

/** The materials of floor, walls and ceiling. */
function SurfaceFields({ state, data, change }: FieldsProps) {
  const { plan } = state;
  const choices = surfaceChoices(data).map((value) => ({ value, label: data.surfaces[value]!.label }));
  return (
    <fieldset className="room-group">
      <legend>Surfaces</legend>
      <div className="room-fields">
        {(Object.keys(surfaceLabels) as (keyof typeof surfaceLabels)[]).map((key) => (
          <SelectField
            key={key}
            name={roomParameters[key]}
            label={surfaceLabels[key]}
            choices={choices}
            value={plan.surfaces[key]}
            onChange={(value) => change({ ...state, plan: { ...plan, surfaces: { ...plan.surfaces, [key]: value } } })}
          />
        ))}
      </div>
    </fieldset>
  );
}

const kinds = [
  { value: "box", label: "Box" },
  { value: "other", label: "Another shape" },
] as const;
const sides = { lengthM: "Length", widthM: "Width", heightM: "Height" } as const;
const areas = { volumeM3: "Volume", floorM2: "Floor", wallsM2: "Walls", ceilingM2: "Ceiling" } as const;
const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) => Object.keys(labels) as Key[];

/**
 * The dimensions of a box, or the volume and areas of a room of another shape. Without JavaScript, both can be filled
 * in.
 */
function SizeFields({ state, change, errorAt }: FieldsProps) {
  const { plan } = state;
  const { box, shape } = plan;
  return (
    <fieldset className="room-group">
      <legend>Size</legend>
      <Choice
        name={roomParameters.shape}
        choices={kinds}
        value={shape ? "other" : "box"}
        choose={(kind) => change({ ...state, plan: kind === "box" ? asBox(plan) : asOtherShape(plan) })}
      />
      <div className="room-fields room-fields--box">
        {keysOf(sides).map((key) => (
          <NumberField
            key={key}
            name={roomParameters[key]}
            label={sides[key]}
            unit="m"
            value={box ? box[key] : NaN}
            error={errorAt(`box.${key}`)}
            onChange={(value) => box && change({ ...state, plan: { ...plan, box: { ...box, [key]: value } } })}
          />
        ))}
      </div>
      <div className="room-fields room-fields--shape">
        {keysOf(areas).map((key) => (
          <NumberField
            key={key}
            name={roomParameters[key]}
            label={areas[key]}
            unit={key === "volumeM3" ? "m³" : "m²"}
            value={shape ? shape[key] : NaN}
            error={errorAt(`shape.${key}`)}
            onChange={(value) => shape && change({ ...state, plan: { ...plan, shape: { ...shape, [key]: value } } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
