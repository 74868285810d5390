import { roomParameters } from "../state/room-parameters.ts";
import { surfaceChoices } from "../state/room-state.ts";
import type { FieldsProps } from "./fields-props.ts";
import { SelectField } from "./select-field.tsx";

const labels = { floor: "Floor", walls: "Walls", ceiling: "Ceiling" } as const;

/** The materials of floor, walls and ceiling. */
export function SurfaceFields({ state, data, change }: FieldsProps) {
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
            groups={[{ choices }]}
            value={plan.surfaces[key]}
            onChange={(value) => change({ ...state, plan: { ...plan, surfaces: { ...plan.surfaces, [key]: value } } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
