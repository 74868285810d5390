import { inWords, HeightDimension, ScaleMark, WidthDimension } from "../parts/dimension.tsx";
import { Extrusion } from "./extrusion.tsx";
import { trayProfile } from "../geometry/profiles.ts";
import type { Point } from "../parts/path-data.ts";
import { Annotations, Sheet } from "../parts/sheet.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";
import type { WidthAndHeight } from "#content/schema/drawing-parts.ts";

const scale = 1.2;
const depth = [56, 44] as const;
const roomLeft = 54;
const roomBelow = 62;

interface Placed extends WidthAndHeight {
  x: number;
  /** The underside of the panel, which is visible in the ceiling. */
  foot: number;
}

/** Profiles in rows that fit the sheet, in the given order. */
export function placeLinear(profilesMm: readonly WidthAndHeight[]) {
  const placed: Placed[] = [];
  let [x, rowTop, rowHeight] = [roomLeft, 4, 0];
  for (const profile of profilesMm) {
    if (x > roomLeft && x + profile.widthMm * scale + depth[0] > 480) {
      [x, rowTop, rowHeight] = [roomLeft, rowTop + rowHeight + roomBelow, 0];
    }
    placed.push({ ...profile, x, foot: rowTop + depth[1] + profile.heightMm * scale });
    x += profile.widthMm * scale + depth[0] + roomLeft;
    rowHeight = Math.max(rowHeight, depth[1] + profile.heightMm * scale);
  }
  return { placed, bottom: rowTop + rowHeight };
}

/** Outline of a panel in section: a tray, open at the top. */
function tray({ x, foot, widthMm, heightMm }: Placed): Point[] {
  const top = foot - heightMm * scale;
  return trayProfile({ widthMm, heightMm }).map(([dx, dy]): Point => [x + dx * scale, top + dy * scale]);
}

export function LinearProfiles({ drawing }: { drawing: DrawingOf<"linear"> }) {
  const { placed, bottom } = placeLinear(drawing.profilesMm);
  return (
    <Sheet height={bottom + 74} object={[roomLeft - 2, 0, 480 - roomLeft, bottom + 4]}>
      {placed.map((panel) => (
        <Extrusion key={`${panel.widthMm}x${panel.heightMm}`} profile={tray(panel)} depth={depth} />
      ))}
      <Annotations>
        {placed.map(({ x, foot, widthMm, heightMm }) => (
          <g key={`${widthMm}x${heightMm}`}>
            <WidthDimension from={x} to={x + widthMm * scale} y={foot + 18} object={foot} words="below">
              {String(widthMm)}
            </WidthDimension>
            <HeightDimension from={foot - heightMm * scale} to={foot} x={x - 16} object={x}>
              {String(heightMm)}
            </HeightDimension>
          </g>
        ))}
        <ScaleMark x={474} y={bottom + 56} lengthMm={100} scale={scale} />
      </Annotations>
    </Sheet>
  );
}

/** "sections of linear panels 84 × 16, … mm" */
export const describeLinear = ({ profilesMm }: DrawingOf<"linear">) =>
  `sections of linear panels ${inWords(profilesMm.map(({ widthMm, heightMm }) => `${widthMm} × ${heightMm}`))} mm`;
