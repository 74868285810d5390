import { asBox, asOtherShape } from "../state/room-state.ts";
import { roomParameters } from "../state/room-parameters.ts";
import { NumberField } from "./number-field.tsx";
import type { FieldsProps } from "./fields-props.ts";

const sides = { lengthM: "Length", widthM: "Width", heightM: "Height" } as const;
const areas = { volumeM3: "Volume", floorM2: "Floor", wallsM2: "Walls", ceilingM2: "Ceiling" } as const;
const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) => Object.keys(labels) as Key[];

/**
 * The dimensions of a box, or the volume and areas of a room of another shape. Without script, both can be filled
 * in.
 */
export function SizeFields({ state, change, errorAt }: FieldsProps) {
  const { plan } = state;
  const { box, shape } = plan;
  const kinds = [
    { value: "box", label: "Box", isChosen: !shape, turned: asBox },
    { value: "other", label: "Another shape", isChosen: shape !== undefined, turned: asOtherShape },
  ];
  return (
    <fieldset className="room-group">
      <legend>Size</legend>
      <div className="room-shapes">
        {kinds.map(({ value, label, isChosen, turned }) => (
          <label key={value}>
            <input
              type="radio"
              name={roomParameters.shape}
              value={value}
              checked={isChosen}
              onChange={() => change({ ...state, plan: turned(plan) })}
            />
            {label}
          </label>
        ))}
      </div>
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
