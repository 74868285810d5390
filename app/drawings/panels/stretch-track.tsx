import { HeightDimension } from "../parts/dimension.tsx";
import { rectangle } from "../parts/path-data.ts";
import { Hatch } from "../parts/hatch.tsx";
import { Leader } from "../parts/label.tsx";
import { Annotations, Sheet } from "../parts/sheet.tsx";
import { Cut } from "../parts/strokes.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";

/**
 * A track in section from its outer upper corner: the flange on the substrate, the leg, and the jaw that grips the
 * fabric.
 */
function track(x: number, y: number, height: number, turn: 1 | -1) {
  const at = (dx: number) => x + turn * dx;
  const foot = y + height;
  const jaw = Math.min(16, height * 0.5);
  return `M${at(0)} ${y}H${at(62)}V${y + 6}H${at(25)}V${foot - jaw}H${at(33)}V${foot - jaw + 5}H${at(25)}V${foot}H${at(18)}V${y + 6 + (height - 6) * 0.2}H${at(9)}V${foot}H${at(0)}Z`;
}

const substrate = { y: 6, height: 34 };
const face = 128;
const [left, right] = [40, 440];

/** The panel in use: two tracks on the substrate, the fabric stretched between them and gripped in both jaws. No infill was supplied. */
function Assembly() {
  const top = substrate.y + substrate.height;
  const height = face - top;
  const fabric = `M${left + 13.5} ${top + 40}V${face - 4}M${right - 13.5} ${top + 40}V${face - 4}`;
  return (
    <>
      <Hatch
        of={rectangle(0, substrate.y, 480, substrate.height)}
        boxes={[[0, substrate.y, 480, substrate.height]]}
        lines="falling"
      />
      <Cut d={`M0 ${top}H480`} />
      <Cut d={track(left, top, height, 1)} fill="metal-deep" />
      <Cut d={track(right, top, height, -1)} fill="metal-deep" />
      <path className="drawing__fabric" d={`${fabric}M${left + 13.5} ${face - 4}q0 6 6 6H${right - 19.5}q6 0 6 -6`} />
    </>
  );
}

const profiles = { y: 208, scale: 3.6, step: 116, left: 6 };

/** Stretched fabric: the panel in section, and its track in every supplied thickness at one scale. */
export function StretchTrack({ drawing: { thicknessesMm } }: { drawing: DrawingOf<"panel-section"> }) {
  const { y, scale, step, left: first } = profiles;
  const bottom = y + Math.max(...thicknessesMm) * scale;
  return (
    <Sheet height={bottom + 16} object={[0, 2, 480, bottom + 4]}>
      <Assembly />
      {thicknessesMm.map((thicknessMm, index) => (
        <Cut key={thicknessMm} d={track(first + index * step, y, thicknessMm * scale, 1)} fill="metal-deep" />
      ))}
      <Annotations>
        <Leader at={[left + 4, 92]} to={[18, 158]}>
          Track
        </Leader>
        <Leader at={[240, face + 2]} to={[262, 158]}>
          Fabric
        </Leader>
        {thicknessesMm.map((thicknessMm, index) => {
          const x = first + index * step;
          return (
            <HeightDimension key={thicknessMm} from={y} to={y + thicknessMm * scale} x={x + 70} object={x + 60}>
              {String(thicknessMm)}
            </HeightDimension>
          );
        })}
      </Annotations>
    </Sheet>
  );
}
