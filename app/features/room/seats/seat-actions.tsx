import { useState } from "react";
import { sitePages } from "#content/page-registry.ts";
import { addToMessage } from "#app/features/enquiry/index.ts";
import { AmountButton } from "#app/features/shortlist/index.ts";
import { visitedUrl } from "#app/seo/site-origin.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { CopyLink } from "#app/ui/copy-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { loadChunk } from "#app/ui/loading/load-chunk.ts";
import { type AddressField, addressWith, roomParameters } from "../state/room-parameters.ts";
import type { ReportLine } from "../words/room-report.ts";
import { floorOf } from "./engine/hall-shape.ts";
import type { SeatedHall, SeatPlan } from "./engine/plan-seats.ts";
import type { SeatsPageContent } from "./build-seats-page.ts";
import type { PlanFormat } from "./plan/save-seat-plan.ts";
import type { PlannedChair } from "./state/seat-state.ts";
import { seatText } from "./words/seat-words.ts";

interface SeatActionsProps {
  plan: SeatPlan;
  seated: SeatedHall;
  /** The chair of the catalogue; undefined for another one. */
  chair: PlannedChair | undefined;
  /** The plan in words. */
  lines: readonly ReportLine[];
  address: string;
  heightM: number;
  calculator: SeatsPageContent["calculator"];
}

/** Actions for the plan: send it as an enquiry, put its chairs on the shortlist, save it, print it. */
export function SeatActions({ plan, seated, chair, lines, address, heightM, calculator }: SeatActionsProps) {
  const [failed, setFailed] = useState(false);

  async function save(format: PlanFormat) {
    setFailed(false);
    try {
      const { saveSeatPlan } = await loadChunk("seat plan", () => import("./plan/save-seat-plan.ts"));
      saveSeatPlan(format, plan, seated, visitedUrl(address));
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <div className="room-actions">
        <div className="seat-actions needs-script">
          <ActionLink
            to={sitePages.contact.path}
            look="button"
            onClick={() => addToMessage((longest) => seatText(seated.total, lines, visitedUrl(address), longest))}
            waitsForScript
          >
            Send as an enquiry
          </ActionLink>
          {chair && <AmountButton productId={chair.id} productName={chair.name} pieces={seated.total} />}
          {(["dxf", "svg"] as const).map((format) => (
            <button
              key={format}
              type="button"
              className="action-link action-link--line"
              onClick={() => void save(format)}
            >
              <span>{`Download the plan as ${format.toUpperCase()}`}</span>
              <Icon name="download" />
            </button>
          ))}
          <button type="button" className="action-link action-link--line" onClick={() => window.print()}>
            <span>Print or save as PDF</span>
            <Icon name="print" />
          </button>
          <CopyLink path={address} refused="Copy the address of this page" />
        </div>
        <ActionLink to={roomAddressOf({ plan, seated, heightM, calculator })}>
          Calculate this hall’s reverberation
        </ActionLink>
      </div>
      {failed && (
        <p className="room-error" role="alert">
          The plan could not be saved. Please try again.
        </p>
      )}
    </>
  );
}

/** The same hall in the room calculator, with every seat taken. */
function roomAddressOf({
  plan,
  seated,
  heightM,
  calculator,
}: Pick<SeatActionsProps, "plan" | "seated" | "heightM" | "calculator">): string {
  const { areaM2, wallsM } = floorOf(plan);
  const tenths = (area: number) => Math.round(area * 10) / 10;
  const size: AddressField[] =
    plan.angleDegrees === 0
      ? [
          [roomParameters.lengthM, plan.depthM],
          [roomParameters.widthM, plan.widthM],
          [roomParameters.heightM, heightM],
        ]
      : [
          [roomParameters.shape, "other"],
          [roomParameters.volumeM3, tenths(areaM2 * heightM)],
          [roomParameters.floorM2, tenths(areaM2)],
          [roomParameters.wallsM2, tenths(wallsM * heightM)],
          [roomParameters.ceilingM2, tenths(areaM2)],
        ];
  return addressWith(sitePages.room.path, [
    [roomParameters.room, calculator.room],
    ...size,
    [roomParameters.seating, calculator.seating],
    [roomParameters.seatCount, seated.total],
    [roomParameters.people, seated.total],
  ]);
}
