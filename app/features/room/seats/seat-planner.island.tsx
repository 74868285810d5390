import { PrintedReport } from "../result/printed-report.tsx";
import { otherChair, SeatForm } from "./seat-form.tsx";
import { checksOf, SeatDrawing, SeatFigures } from "./seat-result.tsx";
import type { SeatsPageContent } from "./build-seats-page.ts";
import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";
import { printedNumber } from "../words/numbers.ts";
import type { ReportLine } from "../words/room-report.ts";
import { type SeatPlan, planSeats, type SeatedHall } from "./engine/plan-seats.ts";
import { useCallback, useMemo } from "react";
import type { RoomError } from "../engine/room-error.ts";
import { resultOf, useAddressState } from "../state/use-address-state.ts";
import { planOf, type PlannedChair, readSeats, seatAddress } from "./state/seat-state.ts";

interface SeatPlannerProps {
  page: SeatsPageContent;
  serverSearch: string;
}

/** The hall in the address: the inputs, the number of seats, and the plan. */
export function SeatPlanner({ page, serverSearch }: SeatPlannerProps) {
  const { chairs, notes, calculator, company } = page;
  const { state, plan, address, result, change, form } = useSeats(chairs, serverSearch);
  const chair = chairs.find(({ id }) => id === state.chair)?.name ?? otherChair;
  const error = "error" in result ? result.error : undefined;
  const announcement =
    "seated" in result
      ? [`${result.seated.total} seats.`, ...checksOf(plan, result.seated).map(({ words }) => words)].join(" ")
      : result.error.message;
  return (
    <div className="room wrap seats">
      <div className="room-columns">
        <SeatForm ref={form} state={state} chairs={chairs} change={change} error={error} />
        <section className="room-result" aria-labelledby="seats-result">
          <h2 id="seats-result">Seats</h2>
          {"seated" in result ? (
            <>
              <PrintedReport
                title="Seats of a hall"
                company={company}
                address={address}
                lines={seatReport(plan, chair)}
              />
              <SeatFigures plan={plan} seated={result.seated} heightM={state.heightM} calculator={calculator} />
            </>
          ) : (
            <p className="room-error">{result.error.message}</p>
          )}
          <p className="visually-hidden" role="status">
            {announcement}
          </p>
        </section>
      </div>
      {"seated" in result && <SeatDrawing plan={plan} seated={result.seated} />}
      <div className="room-method small">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}

/** The seats of a hall, or why there are none. */
type SeatResult = { readonly seated: SeatedHall } | { readonly error: RoomError };

/**
 * The plan in the address, which follows every change.
 * @param serverSearch the query with which the server rendered the page
 */
function useSeats(chairs: readonly PlannedChair[], serverSearch: string) {
  const read = useCallback((search: string) => readSeats(search, chairs), [chairs]);
  const seats = useAddressState({ read, addressOf: seatAddress, serverSearch });
  const plan = useMemo(() => planOf(seats.state, chairs), [seats.state, chairs]);
  const result = useMemo((): SeatResult => resultOf(() => ({ seated: planSeats(plan) })), [plan]);
  return { ...seats, plan, result };
}

/**
 * All inputs, for print.
 * @param chair the name of the chair
 */
function seatReport(plan: SeatPlan, chair: string): ReportLine[] {
  const { aisles, mostSideBySide } = plan;
  return [
    { label: "Hall", value: `${printedNumber(plan.widthM, 2)} m wide, ${printedNumber(plan.depthM, 2)} m deep` },
    { label: "Chair", value: `${chair}, ${millimetres(plan.chair.centresMm)} from centre to centre` },
    { label: "Rows", value: `${plan.rows}, ${millimetres(plan.rowSpacingMm)} from back to back` },
    { label: "Least spacing", value: millimetres(plan.leastSpacingMm) },
    { label: "Space in front", value: metres(plan.frontM) },
    { label: "Space behind", value: metres(plan.backM) },
    { label: "Side aisles", value: metres(plan.sideAisleM) },
    { label: "Middle aisles", value: aisles === 0 ? "none" : `${aisles}, ${metres(plan.aisleM)} wide` },
    ...(mostSideBySide === undefined ? [] : [{ label: "Most seats side by side", value: String(mostSideBySide) }]),
  ];
}

const metres = (length: number) => `${printedNumber(length, 2)} m`;
const millimetres = (length: number) => `${printedNumber(length)} mm`;

export default island("seat-planner", withAddress(SeatPlanner), { followsAddress: true });
