import type { Ref } from "react";
import { sitePages } from "#content/page-registry.ts";
import type { RoomError } from "../engine/room-error.ts";
import { ConditionFields } from "./condition-fields.tsx";
import type { FieldsProps } from "./fields-props.ts";
import { PartRows, TreatmentRows } from "./face-rows.tsx";
import { SolveFields } from "./solve-fields.tsx";
import { SizeFields } from "./size-fields.tsx";
import { roomParameters } from "../state/room-parameters.ts";
import { surfaceChoices } from "../state/room-state.ts";
import { SelectField } from "./select-field.tsx";

interface RoomFormProps extends Omit<FieldsProps, "errorAt"> {
  ref?: Ref<HTMLFormElement>;
  error: RoomError | undefined;
}

/** The room and its treatment. Without script, the button at the end shows the result. */
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

const labels = { floor: "Floor", walls: "Walls", ceiling: "Ceiling" } as const;

/** The materials of floor, walls and ceiling. */
function SurfaceFields({ state, data, change }: FieldsProps) {
  const { plan } = state;
  const choices = surfaceChoices(data).map((value) => ({ value, label: data.surfaces[value]!.label }));
  return (
    <fieldset className="room-group">
      <legend>Surfaces</legend>
      <div className="room-fields">
        {(Object.keys(labels) as (keyof typeof labels)[]).map((key) => (
          <SelectField
            key={key}
            name={roomParameters[key]}
            label={labels[key]}
            choices={choices}
            value={plan.surfaces[key]}
            onChange={(value) => change({ ...state, plan: { ...plan, surfaces: { ...plan.surfaces, [key]: value } } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
