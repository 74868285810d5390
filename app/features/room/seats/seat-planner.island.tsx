import { useCallback, useMemo } from "react";
import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";
import { PrintedReport, ReportLines } from "../result/printed-report.tsx";
import { resultOf } from "../engine/room-error.ts";
import { useAddressState } from "../state/use-address-state.ts";
import type { SeatsPageContent } from "./build-seats-page.ts";
import { checkSeats } from "./engine/check-seats.ts";
import { planSeats } from "./engine/plan-seats.ts";
import { SeatActions } from "./seat-actions.tsx";
import { otherChair, SeatForm } from "./seat-form.tsx";
import { SeatResult, SeatSchedule } from "./seat-result.tsx";
import { planOf, readSeats, seatAddress, shownNumbers, type SeatState } from "./state/seat-state.ts";
import { checksInWords, counted, hallSize, inputLines, levelName, planNotes, seatLines } from "./words/seat-words.ts";

interface SeatPlannerProps {
  page: SeatsPageContent;
  serverSearch: string;
}

/** The hall in the address: the number of seats, the plan, and the inputs. */
export function SeatPlanner({ page, serverSearch }: SeatPlannerProps) {
  const { chairs, rules, notes, calculator, company } = page;
  const read = useCallback((search: string) => readSeats(search, page), [page]);
  const addressOf = (one: SeatState) => seatAddress(one, chairs);
  const { state, address, change, form } = useAddressState({ read, addressOf, serverSearch });
  const result = useMemo(() => resultOf(() => plannedSeats(state, page)), [state, page]);
  const chair = chairs.find(({ id }) => id === state.chair);
  const chairName = chair ? `${chair.name}${chair.isSample ? " (sample dimensions)" : ""}` : otherChair;
  const isPlanned = "seated" in result;
  const formState = isPlanned ? { ...state, numbers: shownNumbers(state, result.plan, result.seated) } : state;
  function changeFrom(next: SeatState) {
    // Without the limit that gave its aisles, the blocks of a fan would be longer than they are shown.
    const isFanKept = isPlanned && next.by !== state.by && state.shape === "fan";
    change(isFanKept ? { ...next, numbers: { ...next.numbers, mostSideBySide: result.plan.mostSideBySide } } : next);
  }
  // In print it is a sentence.
  const stage = isPlanned && !result.plan.isBalcony ? [{ label: "Stage", value: "not planned" }] : [];
  const inputs = isPlanned ? inputLines(result.plan, chairName, state.numbers.mostSideBySide) : [];
  return (
    <div className="room wrap seats">
      <div className="room-columns">
        <section className="room-result" aria-labelledby="seats-result">
          <h2 id="seats-result">Seats</h2>
          {isPlanned ? (
            <>
              <PrintedReport title="Seats of a hall" company={company} address={address} lines={inputs} />
              <SeatResult {...result} />
            </>
          ) : (
            <p className="room-error">{result.error.message}</p>
          )}
          <p className="visually-hidden" role="status">
            {isPlanned
              ? [
                  `${counted(result.seated.total, "seat")} in a ${levelName(result.plan)} ${hallSize(result.plan)}.`,
                  ...planNotes(result.plan, result.seated),
                  ...result.checks.map(({ words }) => words),
                ].join(" ")
              : result.error.message}
          </p>
        </section>
        {isPlanned && (
          <p className="room-strip" aria-hidden="true">
            {`${counted(result.seated.total, "seat")}, ${hallSize(result.plan)}`}
          </p>
        )}
        <SeatForm
          ref={form}
          state={formState}
          chairs={chairs}
          change={changeFrom}
          error={isPlanned ? undefined : result.error}
        />
        {isPlanned && (
          <section className="seat-details" aria-label="Figures">
            <ReportLines lines={result.lines} />
            <SeatSchedule chair={chairName} total={result.seated.total} />
            <SeatActions
              {...result}
              lines={[...inputs, ...stage, ...result.lines]}
              chair={chair}
              address={address}
              heightM={state.numbers.heightM}
              calculator={calculator}
            />
          </section>
        )}
      </div>
      <div className="room-method small">
        <h2>{rules.heading}</h2>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}

/** The plan with its seats, in figures and in words. */
function plannedSeats(state: SeatState, page: SeatsPageContent) {
  const plan = planOf(state, page);
  const seated = planSeats(plan);
  const checked = checkSeats(plan, seated, page.rules);
  return {
    plan,
    seated,
    lines: seatLines(plan, seated, checked, page.rules),
    checks: checksInWords(plan, seated, checked, page.rules),
  };
}

export default island("seat-planner", withAddress(SeatPlanner), { followsAddress: true });
