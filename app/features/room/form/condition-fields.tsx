import { sitePages } from "#content/page-registry.ts";
import { seatParameters } from "../seats/state/seat-parameters.ts";
import { addressWith, roomParameters } from "../state/room-parameters.ts";
import { nameOfTarget } from "../words/verdicts.ts";
import { NumberField } from "./number-field.tsx";
import type { FieldsProps } from "./fields-props.ts";
import { SelectField } from "./select-field.tsx";

/** Seats and people, the air, and the use of the room. */
export function ConditionFields({ state, data, change, errorAt }: FieldsProps) {
  const { plan } = state;
  const { seating } = plan;
  const target = data.targets[plan.target]!;
  const source = data.sources[target.source]!;
  const put = (changed: Partial<typeof plan>) => change({ ...state, plan: { ...plan, ...changed } });
  const seats = Object.entries(data.seating).map(([value, { label }]) => ({ value, label }));
  const note = seating && data.seating[seating.kind]?.note;
  return (
    <>
      <fieldset className="room-group">
        <legend>Seats and people</legend>
        <div className="room-fields" data-seats={seating ? "some" : "none"}>
          <SelectField
            name={roomParameters.seating}
            label="Seats"
            choices={[{ value: "", label: "None" }, ...seats]}
            value={seating?.kind ?? ""}
            onChange={(kind) => put({ seating: kind === "" ? undefined : { seats: 20, people: 15, ...seating, kind } })}
          />
          <NumberField
            name={roomParameters.seatCount}
            label="Number"
            isWhole
            value={seating?.seats ?? NaN}
            error={errorAt("seating.seats")}
            onChange={(value) => seating && put({ seating: { ...seating, seats: value } })}
          />
          <NumberField
            name={roomParameters.people}
            label="People seated"
            isWhole
            value={seating?.people ?? NaN}
            error={errorAt("seating.people")}
            onChange={(value) => seating && put({ seating: { ...seating, people: value } })}
          />
        </div>
        {note && <p className="room-group__note small quiet">{note}</p>}
        <p className="room-group__note small">
          <a href={seatsAddress(plan)}>Plan the rows of seats</a>
        </p>
      </fieldset>
      <fieldset className="room-group">
        <legend>Use and air</legend>
        <div className="room-fields room-fields--two">
          <SelectField
            name={roomParameters.target}
            label="Target"
            choices={Object.entries(data.targets).map(([value, entry]) => ({ value, label: nameOfTarget(entry) }))}
            value={plan.target}
            onChange={(value) => put({ target: value })}
          />
          <SelectField
            name={roomParameters.climate}
            label="Air"
            choices={Object.entries(data.climates).map(([value, { label }]) => ({ value, label }))}
            value={plan.climate}
            onChange={(climate) => put({ climate })}
          />
        </div>
        <p className="room-group__note small quiet">
          Source of the target:{" "}
          {source.address ? <a href={source.address}>{source.text}</a> : <span>{source.text}</span>}
        </p>
      </fieldset>
    </>
  );
}

/** The seat planner with the size of a box. */
function seatsAddress({ box }: FieldsProps["state"]["plan"]): string {
  const { path } = sitePages.seats;
  if (!box || Object.values(box).some(Number.isNaN)) return path;
  return addressWith(path, [
    [seatParameters.widthM, box.widthM],
    [seatParameters.depthM, box.lengthM],
    [seatParameters.heightM, box.heightM],
  ]);
}
