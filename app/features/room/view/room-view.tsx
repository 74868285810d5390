import { flushSync } from "react-dom";
import { Icon } from "#app/ui/icon.tsx";
import type { AcousticData } from "../engine/acoustic-data.ts";
import { dimensionsOf, type Face } from "../engine/faces.ts";
import { resultOf } from "../engine/room-error.ts";
import { treatmentId } from "../form/face-rows.tsx";
import { roomParameters, rowParameter } from "../state/room-parameters.ts";
import { type RoomState, treatedFace } from "../state/room-state.ts";
import { FaceList } from "./face-list.tsx";
import { RoomPicture } from "./room-picture.tsx";
import { turnDegrees, useTurning } from "./use-turning.ts";

interface RoomViewProps {
  state: RoomState;
  data: AcousticData;
  change: (state: RoomState) => void;
}

/** The room as a drawing that can be rotated, with the same content in words. */
export function RoomView({ state, data, change }: RoomViewProps) {
  const { view, turn, onKeyDown, pointer } = useTurning();
  const { plan } = state;
  const dimensions = resultOf(() => dimensionsOf(plan));
  if ("error" in dimensions) return null;
  const isFromAbove = view.elevation > 0;

  /** Focuses the area of the face's product, and adds a product first if there is none. */
  function goTo(face: Face) {
    const { next, row } = treatedFace(state, face, data);
    flushSync(() => change(next));
    const surface = face === "floor" || face === "ceiling" ? face : "walls";
    focusField(row === undefined ? roomParameters[surface] : rowParameter("productAreaM2", row));
  }

  return (
    <section className="room-view grid" aria-labelledby="room-view">
      <h2 id="room-view">The room</h2>
      {plan.box && (
        <figure className="drawing room-view__picture">
          <RoomPicture
            plan={plan}
            box={plan.box}
            data={data}
            view={view}
            fieldsId={treatmentId}
            onFace={goTo}
            onKeyDown={onKeyDown}
            pointer={pointer}
          />
          <div className="room-view__turns needs-script" role="group" aria-label="Turn the room">
            {(["left", "right"] as const).map((side) => (
              <button
                key={side}
                type="button"
                className="round-button"
                aria-label={`Turn ${side}`}
                onKeyDown={onKeyDown}
                onClick={() => turn({ azimuth: side === "left" ? -turnDegrees : turnDegrees })}
              >
                <Icon name="retry" />
              </button>
            ))}
            <button
              type="button"
              className="action-link action-link--line"
              onKeyDown={onKeyDown}
              onClick={() => turn({ elevation: -2 * view.elevation })}
            >
              <span>{isFromAbove ? "See from below" : "See from above"}</span>
            </button>
          </div>
        </figure>
      )}
      <div className="room-view__words">
        <FaceList plan={plan} dimensions={dimensions} data={data} />
        <p className="room-view__hint small quiet needs-script">
          {plan.box
            ? "Areas are drawn to scale; their places and shapes are not known. Press a face to treat it. Drag the room or use the arrow keys to turn it."
            : "A room of another shape is not drawn, because only its areas are known."}
        </p>
      </div>
    </section>
  );
}

function focusField(name: string) {
  document.querySelector<HTMLElement>(`.room-form [name="${name}"]`)?.focus();
}
