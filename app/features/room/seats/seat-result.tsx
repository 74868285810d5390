import { printedNumber } from "../words/numbers.ts";
import type { SeatedHall, SeatPlan } from "./engine/plan-seats.ts";
import { SeatPlanPicture } from "./plan/seat-plan-picture.tsx";
import { counted, hallSize, levelName, planNotes } from "./words/seat-words.ts";

interface SeatResultProps {
  plan: SeatPlan;
  seated: SeatedHall;
  checks: readonly { words: string; isMet: boolean }[];
}

/** The number of seats with the size of the hall, whether rows and aisles are as required, and the plan. */
export function SeatResult({ plan, seated, checks }: SeatResultProps) {
  const [number, seats] = counted(seated.total, "seat").split(" ");
  return (
    <>
      <p className="seat-total">
        <span>{number}</span> <small>{`${seats} in a ${levelName(plan)} ${hallSize(plan)}`}</small>
      </p>
      <p className="small quiet">{planNotes(plan, seated).join(" ")}</p>
      <figure className="drawing seat-drawing">
        <SeatPlanPicture plan={plan} seated={seated} />
        <figcaption className="drawing__caption">
          <span className="drawing__title">Plan</span>
          <span>To scale. Chairs schematic</span>
        </figcaption>
      </figure>
      <ul className="seat-checks">
        {checks.map(({ words, isMet }) => (
          <li key={words} className="room-verdict" data-verdict={isMet ? "met" : undefined}>
            {words}
          </li>
        ))}
      </ul>
    </>
  );
}

/** In print, the chairs with empty columns for the site. */
export function SeatSchedule({ chair, total }: { chair: string; total: number }) {
  return (
    <table className="room-table seat-schedule">
      <caption>Schedule</caption>
      <thead>
        <tr>
          {["Chair", "Quantity", "Reference", "Location", "Delivery"].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{chair}</th>
          <td>{printedNumber(total)}</td>
          <td>&nbsp;</td>
          <td>&nbsp;</td>
          <td>&nbsp;</td>
        </tr>
      </tbody>
    </table>
  );
}
