import { Icon } from "#app/ui/icon.tsx";
import { rowParameter } from "../state/room-parameters.ts";
import { faceLabels, facesOf, mostRows, type Part, surfaceChoices } from "../state/room-state.ts";
import { NumberField } from "./number-field.tsx";
import type { FieldsProps } from "./fields-props.ts";
import { SelectField } from "./select-field.tsx";

/** Windows, doors, curtains and openings, which cover only a part of a face. */
export function PartRows({ state, data, change, errorAt }: FieldsProps) {
  const { plan } = state;
  const parts = plan.parts ?? [];
  const faces = facesOf(plan).map((value) => ({ value, label: faceLabels[value] }));
  const surfaces = [
    { value: "opening", label: "Opening" },
    ...surfaceChoices(data).map((value) => ({ value, label: data.surfaces[value]!.label })),
  ];
  const show = (next: Part[]) => change({ ...state, plan: { ...plan, parts: next } });
  const put = (index: number, changed: Partial<Part>) =>
    show(parts.map((part, place) => (place === index ? { ...part, ...changed } : part)));
  const added: Part = {
    surface: "glass" in data.surfaces ? "glass" : surfaces[1]!.value,
    face: faces[2]!.value,
    areaM2: 2,
  };

  const row = (part: Part | undefined, index: number) => (
    <li key={index} className={part ? "room-row" : "room-row room-row--spare"}>
      <SelectField
        name={rowParameter("part", index)}
        label="What"
        groups={[{ choices: part ? surfaces : [{ value: "", label: "None" }, ...surfaces] }]}
        value={part?.surface ?? ""}
        onChange={(surface) => put(index, { surface })}
      />
      <SelectField
        name={rowParameter("partFace", index)}
        label="Where"
        groups={[{ choices: faces }]}
        value={part?.face ?? faces[2]!.value}
        onChange={(face) => put(index, { face: face as Part["face"] })}
      />
      <NumberField
        name={rowParameter("partAreaM2", index)}
        label="Area"
        unit="m²"
        value={part?.areaM2 ?? NaN}
        error={errorAt(`parts[${index}].areaM2`)}
        onChange={(areaM2) => put(index, { areaM2 })}
      />
      {part && (
        <button
          type="button"
          className="round-button"
          aria-label={`Remove ${surfaces.find(({ value }) => value === part.surface)?.label} from ${faceLabels[part.face].toLowerCase()}`}
          onClick={() => show(parts.filter((_, place) => place !== index))}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );

  return (
    <fieldset className="room-group">
      <legend>Windows, doors, curtains and openings</legend>
      <ul className="room-rows">
        {parts.map(row)}
        {parts.length < mostRows && row(undefined, parts.length)}
      </ul>
      {parts.length < mostRows && (
        <button
          type="button"
          className="action-link action-link--line room-group__add"
          onClick={() => show([...parts, added])}
        >
          <span>Add a part</span>
        </button>
      )}
    </fieldset>
  );
}
