import type { RoomPlan } from "#content/schema/acoustics.ts";
import { polyline } from "#app/drawings/parts/path-data.ts";
import type { AcousticData } from "../engine/acoustic-data.ts";
import type { Dimensions } from "../engine/faces.ts";
import { faceLabels } from "../state/room-state.ts";
import { printedNumber } from "../words/numbers.ts";
import { contentsOf, ownSurface } from "./face-contents.ts";
import { hatchOn } from "./hatch-on.ts";

interface FaceListProps {
  plan: RoomPlan;
  dimensions: Dimensions;
  data: AcousticData;
}

/** The items on each face, in words, with the hatching of its products. */
export function FaceList({ plan, dimensions, data }: FaceListProps) {
  return (
    <dl className="data-sheet room-faces">
      {[...dimensions.faces].map(([face, areaM2]) => {
        const contents = contentsOf(plan, face, data);
        const freeM2 = areaM2 - contents.reduce((sum, content) => sum + content.areaM2, 0);
        return (
          <div key={face}>
            <dt>{`${faceLabels[face]} ${area(areaM2)}`}</dt>
            <dd>
              {contents.map(({ label, areaM2: takenM2, look }, index) => {
                const words = `${label}, ${area(takenM2)}`;
                return (
                  // Two windows may be alike.
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={index} className="room-faces__content">
                    {look.kind === "product" ? (
                      <>
                        <Swatch product={look.number} />
                        <span>{words}</span>
                      </>
                    ) : (
                      words
                    )}
                  </span>
                );
              })}
              {freeM2 > 0.05 && (
                <span className="room-faces__content">{`${ownSurface(plan, face, data)}, ${area(freeM2)}`}</span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** On one line. */
const area = (areaM2: number) => `${printedNumber(areaM2)}\u00a0m²`;

/** A sample of a product's hatching, as in the key of a drawing. */
function Swatch({ product }: { product: number }) {
  const [width, height] = [22, 12];
  const lines = hatchOn({ left: 0, bottom: 0, width, height }, product, 4);
  return (
    <svg className="room-faces__swatch" width={width} height={height} aria-hidden="true" focusable="false">
      <path
        className="drawing__hatch room-picture__product"
        d={lines.map((line) => polyline(...line.map(([x, y]) => [x, height - y] as const))).join("")}
      />
    </svg>
  );
}
