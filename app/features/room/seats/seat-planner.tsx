import { PrintedReport } from "../result/printed-report.tsx";
import { otherChair, SeatForm } from "./seat-form.tsx";
import { checksOf, SeatDrawing, SeatFigures } from "./seat-result.tsx";
import { seatReport } from "./seat-report.ts";
import type { SeatsPageContent } from "./seats-page-content.ts";
import { useSeats } from "./state/use-seats.ts";

interface SeatPlannerProps {
  page: SeatsPageContent;
  serverSearch: string;
}

/** The hall in the address: the inputs, the number of seats, and the plan. */
export default function SeatPlanner({ page, serverSearch }: SeatPlannerProps) {
  const { chairs, notes, calculator, company } = page;
  const { state, plan, address, result, change, form } = useSeats(chairs, serverSearch);
  const chair = chairs.find(({ id }) => id === state.chair)?.name ?? otherChair;
  const error = "error" in result ? result.error : undefined;
  const said =
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
            {said}
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
