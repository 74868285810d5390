import { circle, polygon, rectangle } from "../parts/path-data.ts";
import { range } from "../geometry/shapes.ts";
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
import { Cut, Edge, Hair, Hidden } from "../parts/strokes.tsx";

const y = pivotY;

/** A block of round lamps, two in a row, that faces the audience. */
export function BlinderFront({ lamps }: { lamps: 2 | 4 }) {
  const rows = lamps / 2;
  const top = y - 50 * rows;
  const places = range(lamps).map((index): [number, number] => [
    index % 2 === 0 ? -49 : 49,
    top + 51 + Math.floor(index / 2) * 98,
  ]);
  return (
    <>
      <YokeFront halfWidth={106} />
      <HangingFront />
      <Edge d={rectangle(-101, top - 1, 202, 98 * rows + 8, 6)} fill="metal-deep" />
      {places.map(([cx, cy]) => (
        <g key={`${cx},${cy}`}>
          <Edge d={rectangle(cx - 46, cy - 46, 92, 92, 4)} fill="metal" />
          <Edge d={circle(cx, cy, 41)} fill="paper" />
          <Hair d={rings(cx, cy, [34, 27])} />
          <Edge d={rectangle(cx - 13, cy - 13, 26, 26, 3)} fill="glass" />
          <Hair
            d={`M${cx - 41} ${cy - 41}l6 6M${cx + 41} ${cy - 41}l-6 6M${cx - 41} ${cy + 41}l6 -6M${cx + 41} ${cy + 41}l-6 -6`}
          />
        </g>
      ))}
    </>
  );
}

/** A wash light for a backdrop: its reflector throws the light to one side. */
export function CycloramaSide() {
  return (
    <>
      <Edge d={polygon([-66, y - 78], [-108, y - 104], [-112, y - 98], [-70, y - 70])} fill="metal-deep" />
      <Edge d={polygon([66, y - 48], [90, y - 40], [90, y + 34], [58, y + 58])} fill="metal-deep" />
      <Fins x={72} y={y - 34} width={12} height={62} count={3} />
      <Edge
        d={polygon([-70, y - 78], [40, y - 78], [74, y - 44], [66, y + 52], [6, y + 84], [-34, y + 60])}
        fill="metal"
      />
      <Hidden d={`M-58 ${y - 66}C20 ${y - 66} 52 ${y - 30} 50 ${y + 22}C46 ${y + 54} 6 ${y + 68} -22 ${y + 54}`} />
      <Edge d={polygon([-76, y - 78], [-66, y - 80], [-28, y + 60], [-38, y + 63])} fill="glass" />
      <YokeSide />
      <HangingSide />
    </>
  );
}

export function CycloramaFront() {
  const lenses = range(3).flatMap((row) => range(9).map((column) => circle(-84 + column * 21, y - 24 + row * 24, 7.5)));
  return (
    <>
      <YokeFront halfWidth={110} />
      <HangingFront halfLength={116} />
      <Edge d={polygon([-105, y - 62], [105, y - 62], [98, y - 92], [-98, y - 92])} fill="metal-deep" />
      <Edge d={rectangle(-105, y - 62, 210, 124, 5)} fill="metal" />
      <Edge d={rectangle(-97, y - 44, 194, 88, 3)} fill="paper" />
      <Edge d={lenses.join("")} fill="glass" />
      <Hair d={`M-97 ${y - 53}H97M-97 ${y + 53}H97`} />
    </>
  );
}

const floor = 284;

/** A head that turns and tilts on a standing base. */
export function MovingHeadSide() {
  return (
    <>
      <g transform={`rotate(28 0 104)`}>
        <Edge d="M-78 66H44a34 34 0 0 1 34 34v8a34 34 0 0 1 -34 34H-78Z" fill="metal" />
        <Edge d={rectangle(-92, 60, 16, 88, 3)} fill="metal-deep" />
        <Fins x={44} y={76} width={24} height={56} count={4} />
        <Hair d="M-60 66v76" />
      </g>
      <Edge d="M-24 104a24 24 0 0 1 48 0L36 224H-36Z" fill="metal" />
      <Edge d={circle(0, 104, 15)} fill="metal-deep" />
      <Hair d="M-22 196H22" />
      <Base halfWidth={70} />
    </>
  );
}

export function MovingHeadFront() {
  const lenses = hexagonalPlaces(1, 26);
  return (
    <>
      <Edge d="M-98 224V88a20 20 0 0 1 34 -8L-66 200H66L64 80a20 20 0 0 1 34 8V224Z" fill="metal" />
      <Edge d={rectangle(-70, 88, 10, 32) + rectangle(60, 88, 10, 32)} fill="metal-deep" />
      <Edge d={`M-62 104a62 62 0 0 1 124 0v18a62 52 0 0 1 -124 0Z`} fill="metal" />
      <Edge d={circle(0, 106, 52)} fill="paper" />
      <Edge d={lenses.map(([dx, dy]) => circle(dx, 106 + dy, 11.5)).join("")} fill="glass" />
      <Hair d={rings(0, 106, [46])} />
      <Base halfWidth={84} display />
    </>
  );
}

function Base({ halfWidth, display = false }: { halfWidth: number; display?: boolean }) {
  return (
    <>
      <Edge
        d={rectangle(-halfWidth + 12, floor - 8, 16, 8) + rectangle(halfWidth - 28, floor - 8, 16, 8)}
        fill="metal-deep"
      />
      <Edge
        d={`M${-halfWidth + 10} 224H${halfWidth - 10}L${halfWidth} 240V${floor - 8}H${-halfWidth}V240Z`}
        fill="metal-deep"
      />
      {display && (
        <>
          <Edge d={rectangle(-30, 238, 60, 24, 2)} fill="paper" />
          <Edge d={circle(46, 244, 4) + circle(58, 244, 4) + circle(46, 256, 4) + circle(58, 256, 4)} fill="metal" />
        </>
      )}
      <Cut d={`M-112 ${floor}H112`} />
    </>
  );
}
