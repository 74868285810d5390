import { inWords, HeightDimension, ScaleMark, WidthDimension } from "../parts/dimension.tsx";
import { Extrusion } from "./extrusion.tsx";
import { baffleRow, trayProfile } from "../geometry/profiles.ts";
import { range } from "../geometry/shapes.ts";
import { polygon, polyline, type Point } from "../parts/path-data.ts";
import { Annotations, Sheet, useCover } from "../parts/sheet.tsx";
import { Fill, Hair, SheetMetal } from "../parts/strokes.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";
import type { WidthAndHeight } from "#content/schema/drawing-parts.ts";

const scale = 0.9;
const perRow = 3;
const column = 160;
const roomForDimension = 50;
const top = 14;

interface Placed extends WidthAndHeight {
  x: number;
  y: number;
}

/** Profiles in rows of three, each row as high as its tallest. */
export function placeProfiles(profilesMm: readonly WidthAndHeight[]) {
  const placed: Placed[] = [];
  let y = top;
  for (let first = 0; first < profilesMm.length; first += perRow) {
    const row = profilesMm.slice(first, first + perRow);
    row.forEach((profile, index) => placed.push({ ...profile, x: index * column + 44, y }));
    y += Math.max(...row.map(({ heightMm }) => heightMm)) * scale + roomForDimension;
  }
  return { placed, bottom: y };
}

/** A baffle in section: a folded sheet, open at the top. */
function Baffle({ x, y, widthMm, heightMm }: Placed) {
  const folds = trayProfile({ widthMm, heightMm }).map(([dx, dy]): Point => [x + dx * scale, y + dy * scale]);
  return (
    <>
      <Fill d={polygon(...folds)} fill="metal" />
      <SheetMetal d={polyline(...folds)} />
    </>
  );
}

/** Baffles of the first size, hung at each of the gaps in turn, in the middle of the sheet. */
function placeRow(drawing: DrawingOf<"baffle">, y: number): Placed[] {
  const { profileMm, leftsMm, totalMm } = baffleRow(drawing);
  const left = 240 - (totalMm * scale) / 2;
  return leftsMm.map((leftMm) => ({ ...profileMm, x: left + leftMm * scale, y }));
}

const coverScale = 1.5;
const coverDepth = [168, -190] as const;

/** Baffles of the first size at the first gap, receding, seen from below. */
function RunningBaffles({ drawing: { profilesMm, gapsMm } }: { drawing: DrawingOf<"baffle"> }) {
  const [{ widthMm, heightMm } = { widthMm: 25, heightMm: 100 }] = profilesMm;
  const [width, height] = [widthMm * coverScale, heightMm * coverScale];
  const step = width + (gapsMm[0] ?? 50) * coverScale;
  const lefts = range(4).map((index) => index * step);
  return (
    <Sheet height={480} object={[-2, -2, 3 * step + width + coverDepth[0] + 4, height - coverDepth[1] + 4]}>
      {lefts.map((x) => (
        <Extrusion
          key={x}
          profile={[
            [x, 0],
            [x, height],
            [x + width, height],
            [x + width, 0],
            [x, 0],
          ]}
          depth={coverDepth}
          front="paper"
        />
      ))}
    </Sheet>
  );
}

export function BaffleProfiles({ drawing }: { drawing: DrawingOf<"baffle"> }) {
  const cover = useCover();
  const { placed, bottom } = placeProfiles(drawing.profilesMm);
  if (cover) return <RunningBaffles drawing={drawing} />;
  const carrier = bottom + 22;
  const row = placeRow(drawing, carrier + 8);
  const rowBottom = Math.max(...row.map(({ y, heightMm }) => y + heightMm * scale));
  return (
    <Sheet height={rowBottom + 62} object={[20, 6, 440, rowBottom + 4]}>
      {placed.map((profile) => (
        <Baffle key={`${profile.widthMm}x${profile.heightMm}`} {...profile} />
      ))}
      <Hair d={`M14 ${carrier}H466M14 ${carrier + 8}H466`} />
      {row.map((baffle) => (
        <Baffle key={baffle.x} {...baffle} />
      ))}
      <Annotations>
        {placed.map(({ x, y, widthMm, heightMm }) => {
          const [right, foot] = [x + widthMm * scale, y + heightMm * scale];
          return (
            <g key={`${widthMm}x${heightMm}`}>
              <WidthDimension from={x} to={right} y={foot + 16} object={foot} words="below">
                {String(widthMm)}
              </WidthDimension>
              <HeightDimension from={y} to={foot} x={right + 16} object={right}>
                {String(heightMm)}
              </HeightDimension>
            </g>
          );
        })}
        {drawing.gapsMm.map((gapMm, index) => {
          const from = (row[index]?.x ?? 0) + (row[index]?.widthMm ?? 0) * scale;
          return (
            <WidthDimension
              key={gapMm}
              from={from}
              to={row[index + 1]?.x ?? 0}
              y={rowBottom - 30}
              object={rowBottom - 30}
            >
              {String(gapMm)}
            </WidthDimension>
          );
        })}
        <ScaleMark x={466} y={rowBottom + 36} lengthMm={100} scale={scale} />
      </Annotations>
    </Sheet>
  );
}

/** "sections of baffles 25 × 100, … mm, and a row of baffles with gaps of 50, 100 and 150 mm" */
export function describeBaffle({ profilesMm, gapsMm }: DrawingOf<"baffle">) {
  const sizes = inWords(profilesMm.map(({ widthMm, heightMm }) => `${widthMm} × ${heightMm}`));
  return `sections of baffles ${sizes} mm, and a row of baffles with gaps of ${inWords(gapsMm)} mm`;
}
