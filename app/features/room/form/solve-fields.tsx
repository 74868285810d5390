import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { AcousticData } from "../engine/acoustic-data.ts";
import { resultOf } from "../engine/room-error.ts";
import { type Solution, type SolvedArea, solveRoom } from "../engine/solve-room.ts";
import { roomParameters } from "../state/room-parameters.ts";
import { type RoomState, solvedFaces, solvedPlaces, type SolvedPlace, type Treatment } from "../state/room-state.ts";
import { solutionInWords } from "../words/verdicts.ts";
import type { FieldsProps } from "./fields-props.ts";
import { SelectField } from "./select-field.tsx";
import { productChoices } from "./face-rows.tsx";

/** How much of a product meets the target, in addition to the existing treatment. */
export function SolveFields({ state, data, change }: FieldsProps) {
  const { plan, solve } = state;
  const product = data.products[solve.product];
  if (!product) return null;
  const isTreated = (plan.treatments ?? []).length > 0;
  const places = Object.entries(solvedPlaces).map(([value, label]) => ({ value, label }));
  return (
    <fieldset className="room-group room-solve">
      <legend>How much is needed?</legend>
      <div className="room-fields room-fields--two">
        <SelectField
          name={roomParameters.solve}
          label="Product"
          choices={productChoices(data)}
          value={solve.product}
          onChange={(value) => change({ ...state, solve: { ...solve, product: value } })}
        />
        <SelectField
          name={roomParameters.solveOn}
          label="Where"
          choices={places}
          value={solve.on}
          onChange={(on) => change({ ...state, solve: { ...solve, on: on as SolvedPlace } })}
        />
      </div>
      <ul className="room-solve__answers">
        {answersOf(state, data).map(({ aim, solution }) => (
          <li key={aim}>
            <p>{solutionInWords(solution, { product: product.name, aim, isTreated })}</p>
            {solution.kind === "solved" && (
              <button
                type="button"
                className="action-link action-link--line"
                onClick={() => change({ ...state, plan: withAreas(plan, solve.product, solution.areas) })}
              >
                <span>Put it in the room</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/**
 * The solutions for the target and for the end of its tolerance; one if they are equal, none if the room cannot be
 * calculated.
 */
function answersOf({ plan, solve }: RoomState, data: AcousticData): { aim: string; solution: Solution }[] {
  const ask = (aim: "target" | "tolerance") =>
    solveRoom(plan, { product: solve.product, faces: solvedFaces(plan, solve.on), aim }, data);
  const answers = resultOf(() => ({ target: ask("target"), tolerance: ask("tolerance") }));
  if ("error" in answers) return [];
  const { target, tolerance } = answers;
  if (JSON.stringify(target) === JSON.stringify(tolerance)) return [{ aim: "the target", solution: target }];
  // Within its tolerance the target is met, but not reached.
  return [
    { aim: "the target itself", solution: target },
    { aim: "the end of its tolerance", solution: tolerance },
  ];
}

/** A room with more of a product, merged with the same product on the same face. */
function withAreas(plan: RoomPlan, product: string, areas: readonly SolvedArea[]): RoomPlan {
  let treatments: Treatment[] = [...(plan.treatments ?? [])];
  for (const { face, areaM2 } of areas) {
    const isSame = (one: Treatment) => one.product === product && one.face === face;
    treatments = treatments.some(isSame)
      ? treatments.map((one) => (isSame(one) ? { ...one, areaM2: Math.round((one.areaM2 + areaM2) * 100) / 100 } : one))
      : [...treatments, { product, face, areaM2: Math.round(areaM2 * 100) / 100 }];
  }
  return { ...plan, treatments };
}
