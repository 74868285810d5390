import { useId, type ReactNode } from "react";
import { circle, polyline, rectangle } from "../parts/path-data.ts";
import { range } from "../geometry/shapes.ts";
import { Cut, Edge, Hair } from "../parts/strokes.tsx";

/** Height of a luminaire's pivot below the pipe that it hangs from, in sheet units; the pipe is the origin of every view. */
export const pivotY = 150;

/** The clamp by which a luminaire hangs, and the bolt to its yoke. */
function Clamp() {
  return (
    <>
      <Edge d="M-20 6V-2A20 20 0 1 1 20 -2V20H9V34H-9V20H-20Z" fill="metal-deep" />
      <Edge d={rectangle(20, 4, 12, 9, 2)} fill="metal" />
    </>
  );
}

/** The pipe from its end with the clamp: how a luminaire hangs, seen from its side. */
export function HangingSide() {
  return (
    <>
      <Clamp />
      <Cut d={circle(0, 0, 13)} fill="paper" />
      <Hair d="M-26 0H26M0 -26V26" />
    </>
  );
}

/** The pipe along its length with the clamp: how a luminaire hangs, seen from the front. */
export function HangingFront({ halfLength = 108 }: { halfLength?: number }) {
  return (
    <>
      <Edge d={rectangle(-halfLength, -13, 2 * halfLength, 26)} fill="paper" />
      <Clamp />
    </>
  );
}

/** The yoke from the side: one leg, and the knob that holds the tilt. */
export function YokeSide({ from = 34, pivot = pivotY }: { from?: number; pivot?: number }) {
  return (
    <>
      <Edge d={rectangle(-7, from, 14, pivot - from + 6, 6)} fill="metal" />
      <Edge d={circle(0, pivot, 15)} fill="metal-deep" />
      <Hair d={circle(0, pivot, 6)} />
    </>
  );
}

interface YokeFrontProps {
  /** From the middle to the inside of a leg. */
  halfWidth: number;
  from?: number;
  pivot?: number;
}

/** The yoke from the front: a bow over the housing, with a knob on either side. */
export function YokeFront({ halfWidth, from = 34, pivot = pivotY }: YokeFrontProps) {
  const outer = halfWidth + 9;
  const foot = pivot + 10;
  return (
    <>
      <Edge
        d={`M${-outer} ${foot}V${from + 14}a14 14 0 0 1 14 -14H${outer - 14}a14 14 0 0 1 14 14V${foot}H${halfWidth}V${from + 9}H${-halfWidth}V${foot}Z`}
        fill="metal"
      />
      <Edge
        d={rectangle(outer, pivot - 12, 13, 24, 3) + rectangle(-outer - 13, pivot - 12, 13, 24, 3)}
        fill="metal-deep"
      />
    </>
  );
}

/** Upright fins of a heat sink. */
export function Fins({
  x,
  y,
  width,
  height,
  count,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  count: number;
}) {
  return (
    <Hair
      d={range(count)
        .map((index) =>
          polyline([x + (index * width) / (count - 1), y], [x + (index * width) / (count - 1), y + height]),
        )
        .join("")}
    />
  );
}

/** Rings about a middle, such as the steps of a Fresnel lens. */
export const rings = (cx: number, cy: number, radii: readonly number[]) =>
  radii.map((radius) => circle(cx, cy, radius)).join("");

/** Positions of lenses in rings of six, twelve and so on about a middle one. */
export function hexagonalPlaces(ringCount: number, distance: number): [number, number][] {
  return range(ringCount + 1).flatMap((ring) =>
    ring === 0
      ? [[0, 0] as [number, number]]
      : range(6 * ring).map((index): [number, number] => {
          const angle = (index * Math.PI) / (3 * ring);
          return [ring * distance * Math.cos(angle), ring * distance * Math.sin(angle)];
        }),
  );
}

interface RepeatProps {
  /** The position of each copy, as SVG transforms; the first contains the drawing itself. */
  at: readonly string[];
  children: ReactNode;
}

/** The same drawing in several positions, with its paths written once. */
export function Repeat({ at, children }: RepeatProps) {
  const id = useId();
  const [first, ...others] = at;
  return (
    <>
      <g transform={first}>
        <g id={id}>{children}</g>
      </g>
      {others.map((transform) => (
        <use key={transform} href={`#${id}`} transform={transform} />
      ))}
    </>
  );
}
