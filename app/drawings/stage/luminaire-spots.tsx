import { circle, polygon, rectangle } from "../parts/path-data.ts";
import { Fins, HangingFront, HangingSide, pivotY, rings, YokeFront, YokeSide } from "./luminaire-parts.tsx";
import { Edge, Hair } from "../parts/strokes.tsx";

const y = pivotY;

/** A short housing with a stepped lens and four barn doors. */
export function FresnelSide() {
  return (
    <>
      <Edge d={rectangle(72, y - 54, 24, 108, 4)} fill="metal-deep" />
      <Fins x={78} y={y - 48} width={12} height={96} count={3} />
      <Edge d={polygon([-66, y - 60], [-116, y - 38], [-116, y + 38], [-66, y + 60])} fill="metal" />
      <Edge d={polygon([-66, y - 66], [-114, y - 106], [-118, y - 100], [-66, y - 58])} fill="metal-deep" />
      <Edge d={polygon([-66, y + 66], [-114, y + 106], [-118, y + 100], [-66, y + 58])} fill="metal-deep" />
      <Edge d={rectangle(-66, y - 70, 16, 140, 2)} fill="metal-deep" />
      <Edge d={`M-50 ${y - 66}H56l16 14V${y + 52}l-16 14H-50Z`} fill="metal" />
      <Hair d={`M-30 ${y - 54}h68M-30 ${y - 46}h68M-30 ${y + 46}h68M-30 ${y + 54}h68`} />
      <Edge d={rectangle(-10, y + 66, 30, 12, 4)} fill="metal-deep" />
      <YokeSide />
      <HangingSide />
    </>
  );
}

export function FresnelFront() {
  const door = polygon([-66, y - 70], [66, y - 70], [50, y - 118], [-50, y - 118]);
  return (
    <>
      <YokeFront halfWidth={82} />
      <HangingFront />
      {[0, 90, 180, 270].map((degrees) => (
        <g key={degrees} transform={`rotate(${degrees} 0 ${y})`}>
          <Edge d={door} fill="metal-deep" />
          <Hair d={`M-56 ${y - 76}L-44 ${y - 112}M56 ${y - 76}L44 ${y - 112}`} />
        </g>
      ))}
      <Edge d={rectangle(-70, y - 70, 140, 140, 4)} fill="metal" />
      <Edge d={circle(0, y, 60)} fill="paper" />
      <Hair d={rings(0, y, [54, 48, 42, 36, 30, 24])} />
      <Edge d={circle(0, y, 17)} fill="glass" />
    </>
  );
}

/** A long barrel: lamp house, gate with its shutters, and the lens tube. */
export function ProfileSide() {
  return (
    <>
      <Edge d={`M30 ${y - 46}H92a12 12 0 0 1 12 12V${y + 34}a12 12 0 0 1 -12 12H30Z`} fill="metal-deep" />
      <Fins x={46} y={y - 38} width={48} height={76} count={7} />
      <Edge d={polygon([-22, y - 34], [30, y - 50], [30, y + 50], [-22, y + 34])} fill="metal" />
      <Edge
        d={
          rectangle(-16, y - 72, 6, 38, 3) +
          rectangle(-4, y - 68, 6, 30, 3) +
          rectangle(-16, y + 34, 6, 38, 3) +
          rectangle(-4, y + 38, 6, 30, 3)
        }
        fill="metal-deep"
      />
      <Edge d={rectangle(-112, y - 36, 90, 72)} fill="metal" />
      <Edge d={rectangle(-84, y - 31, 50, 10, 5)} fill="paper" />
      <Edge d={circle(-68, y - 26, 8) + circle(-48, y - 26, 8)} fill="metal-deep" />
      <Hair d={`M-96 ${y - 36}v72M-30 ${y - 36}v72`} />
      <Edge d={rectangle(-119, y - 50, 14, 100, 2)} fill="metal-deep" />
      <YokeSide />
      <HangingSide />
    </>
  );
}

export function ProfileFront() {
  const shutter = (degrees: number) => (
    <Edge d={rectangle(-8, y - 82, 16, 40, 4)} transform={`rotate(${degrees} 0 ${y})`} fill="metal-deep" />
  );
  return (
    <>
      <YokeFront halfWidth={70} />
      <HangingFront />
      {[45, 135, 225, 315].map((degrees) => (
        <g key={degrees}>{shutter(degrees)}</g>
      ))}
      <Edge d={circle(0, y, 58)} fill="metal-deep" />
      <Edge d={rectangle(-50, y - 50, 100, 100, 3)} fill="metal" />
      <Edge d={circle(0, y, 40)} fill="paper" />
      <Hair d={rings(0, y, [33])} />
      <Edge d={circle(0, y, 22)} fill="glass" />
      <Hair d={`M-42 ${y - 42}l10 10M42 ${y - 42}l-10 10M-42 ${y + 42}l10 -10M42 ${y + 42}l-10 -10`} />
    </>
  );
}
