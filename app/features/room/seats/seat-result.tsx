import { sitePages } from "#content/page-registry.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { roomParameters } from "../state/room-parameters.ts";
import { printedNumber } from "../words/numbers.ts";
import type { SeatedHall, SeatPlan } from "./engine/plan-seats.ts";
import { SeatPlanPicture } from "./plan/seat-plan-picture.tsx";
import { seatPlanSvg } from "./plan/seat-plan-svg.ts";
import type { SeatsPageContent } from "./build-seats-page.ts";

interface SeatResultProps {
  plan: SeatPlan;
  seated: SeatedHall;
  heightM: number;
  calculator: SeatsPageContent["calculator"];
}

/** The number of seats, whether the rows fit with enough spacing, and the plan. */
export function SeatFigures({ plan, seated, heightM, calculator }: SeatResultProps) {
  const { total, rows, seatsInRow, seatsInBlock, blocks, mostSpacingMm } = seated;
  const figures = [
    ["Seats in a row", blocks === 1 ? String(seatsInRow) : `${seatsInRow}, in ${blocks} blocks of ${seatsInBlock}`],
    ["Rows", String(rows)],
    ["Depth of the rows", `${metres(seated.depthNeededM)} of ${metres(seated.depthForRowsM)}`],
    ["Widest spacing that fits", `${printedNumber(mostSpacingMm, 0)} mm`],
    ["Width left over", `${metres(seated.spareWidthM)}, added to the aisles`],
  ];
  return (
    <>
      <p className="seat-total">
        <span>{printedNumber(total)}</span> seats
      </p>
      <ul className="seat-checks">
        {checksOf(plan, seated).map(({ words, isMet }) => (
          <li key={words} className="room-verdict" data-verdict={isMet ? "met" : undefined}>
            {words}
          </li>
        ))}
      </ul>
      <dl className="data-sheet">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="room-actions">
        <ActionLink to={roomAddressOf({ plan, seated, heightM, calculator })} look="button">
          Calculate this hall’s reverberation
        </ActionLink>
        <button
          type="button"
          className="action-link action-link--line needs-script"
          onClick={() => saveFile("seats.svg", seatPlanSvg(plan, seated))}
        >
          <span>Download the plan as SVG</span>
          <Icon name="download" />
        </button>
        <button type="button" className="action-link action-link--line needs-script" onClick={() => window.print()}>
          <span>Print the plan</span>
          <Icon name="print" />
        </button>
      </div>
    </>
  );
}

/** The plan of the hall in a frame. */
export function SeatDrawing({ plan, seated }: Pick<SeatResultProps, "plan" | "seated">) {
  return (
    <figure className="drawing seat-drawing">
      <SeatPlanPicture plan={plan} seated={seated} />
      <figcaption className="drawing__caption">
        <span className="drawing__title">Plan</span>
        <span>To scale. Chairs schematic</span>
      </figcaption>
    </figure>
  );
}

/** Whether all rows fit, and whether their spacing meets the planner's minimum. */
export function checksOf(plan: SeatPlan, seated: SeatedHall): { words: string; isMet: boolean }[] {
  const [spacing, least] = [plan.rowSpacingMm, plan.leastSpacingMm].map((value) => `${printedNumber(value)} mm`);
  return [
    seated.allRowsFit
      ? { words: seated.rows === 1 ? "The row fits." : `All ${seated.rows} rows fit.`, isMet: true }
      : { words: `Only ${seated.mostRows} of ${plan.rows} rows fit at this spacing.`, isMet: false },
    seated.isSpacedEnough
      ? { words: `The spacing of ${spacing} is at least your ${least}.`, isMet: true }
      : { words: `The spacing of ${spacing} is less than your ${least}.`, isMet: false },
  ];
}

/** The same hall in the room calculator, with every seat taken. */
function roomAddressOf({ plan, seated, heightM, calculator }: SeatResultProps): string {
  const query = new URLSearchParams({
    [roomParameters.room]: calculator.room,
    [roomParameters.lengthM]: String(plan.depthM),
    [roomParameters.widthM]: String(plan.widthM),
    [roomParameters.heightM]: Number.isNaN(heightM) ? "" : String(heightM),
    [roomParameters.seating]: calculator.seating,
    [roomParameters.seatCount]: String(seated.total),
    [roomParameters.people]: String(seated.total),
  });
  return `${sitePages.room.path}?${query.toString()}`;
}

function saveFile(name: string, text: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const metres = (length: number) => `${printedNumber(length, 2)} m`;
