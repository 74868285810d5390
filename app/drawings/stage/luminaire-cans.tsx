import { circle, polygon, rectangle } from "../parts/path-data.ts";
import {
  Fins,
  hexagonalPlaces,
  HangingFront,
  HangingSide,
  pivotY,
  rings,
  YokeFront,
  YokeSide,
} from "./luminaire-parts.tsx";
import { Edge, Hair } from "../parts/strokes.tsx";

const y = pivotY;

/** A long can with a colour frame in front and a heat sink behind. */
export function ParCanSide() {
  return (
    <>
      <Edge d={polygon([64, y - 62], [98, y - 46], [98, y + 46], [64, y + 62])} fill="metal-deep" />
      <Fins x={70} y={y - 46} width={24} height={92} count={5} />
      <Edge d="M98 190c26 4 20 60 44 66" />
      <Edge d={rectangle(-92, y - 62, 156, 124, 4)} fill="metal" />
      <Hair d={`M-80 ${y - 62}v124M50 ${y - 62}v124M56 ${y - 62}v124`} />
      <Edge d={rectangle(-104, y - 70, 12, 140, 2)} fill="metal-deep" />
      <Edge d={rectangle(-98, y - 80, 8, 12, 2)} fill="metal" />
      <YokeSide />
      <HangingSide />
    </>
  );
}

export function ParCanFront() {
  const clip = (degrees: number) => (
    <Edge d={rectangle(-9, y - 79, 18, 14, 3)} transform={`rotate(${degrees} 0 ${y})`} fill="metal-deep" />
  );
  return (
    <>
      <YokeFront halfWidth={76} />
      <HangingFront />
      <Edge d={circle(0, y, 72)} fill="metal" />
      {clip(0)}
      {clip(120)}
      {clip(240)}
      <Edge d={circle(0, y, 60)} fill="paper" />
      <Hair d={rings(0, y, [52, 44, 36, 28])} />
      <Edge d={circle(0, y, 19)} fill="glass" />
    </>
  );
}

/** A shallow round housing on a double bracket that hangs or stands. */
export function ParLightSide() {
  return (
    <>
      <Edge d={polygon([-5, y], [58, 268], [82, 268], [82, 278], [50, 278], [-14, y])} fill="metal" />
      <Edge d={`M28 ${y - 78}Q74 ${y - 58} 74 ${y}T28 ${y + 78}Z`} fill="metal-deep" />
      <Hair d={`M40 ${y - 66}V${y + 66}M52 ${y - 54}V${y + 54}M64 ${y - 36}V${y + 36}`} />
      <Edge d={rectangle(-34, y - 82, 62, 164, 10)} fill="metal" />
      <Hair d={`M-22 ${y - 82}v164M16 ${y - 82}v164`} />
      <YokeSide />
      <HangingSide />
    </>
  );
}

export function ParLightFront() {
  const lenses = hexagonalPlaces(2, 29);
  return (
    <>
      <Edge
        d={`M-101 ${y + 8}V262a16 16 0 0 0 16 16H85a16 16 0 0 0 16 -16V${y + 8}h-9V258a11 11 0 0 1 -11 11H-81a11 11 0 0 1 -11 -11V${y + 8}Z`}
        fill="metal"
      />
      <YokeFront halfWidth={92} />
      <HangingFront />
      <Edge d={circle(0, y, 82)} fill="metal" />
      <Edge d={circle(0, y, 75)} fill="paper" />
      <Edge d={lenses.map(([dx, dy]) => circle(dx, y + dy, 12.5)).join("")} fill="metal" />
      <Hair d={lenses.map(([dx, dy]) => circle(dx, y + dy, 4.5)).join("")} />
    </>
  );
}
