import type { Material } from "../parts/strokes.tsx";
import { polygon, polyline, type Point } from "../parts/path-data.ts";
import { Edge, SheetMetal } from "../parts/strokes.tsx";

interface ExtrusionProps {
  /** The folded sheet in section, point by point, in sheet units. */
  profile: readonly Point[];
  /** How far the length of the profile runs back, to the right and upwards (seen from above) or downwards (seen from below). */
  depth: readonly [right: number, up: number];
  /** The surface of the cut, for a profile that is closed. */
  front?: Material;
}

interface Face {
  outline: string;
  horizontal: boolean;
  nearness: number;
}

/** One face for every fold, the farthest first, seen from the right and from above or below. */
function facesOf(profile: readonly Point[], [right, up]: readonly [number, number]): Face[] {
  return profile
    .slice(1)
    .map(([x, y], index): Face => {
      const [fromX, fromY] = profile[index] ?? [x, y];
      return {
        outline: polygon([fromX, fromY], [x, y], [x + right, y - up], [fromX + right, fromY - up]),
        horizontal: Math.abs(x - fromX) > Math.abs(y - fromY),
        nearness: (fromX + x - Math.sign(up) * (fromY + y)) / 2,
      };
    })
    .toSorted((a, b) => a.nearness - b.nearness);
}

/** A length of folded sheet in oblique projection: the cut section in front, its faces running back. */
export function Extrusion({ profile, depth, front }: ExtrusionProps) {
  return (
    <>
      {facesOf(profile, depth).map(({ outline, horizontal }) => (
        <Edge key={outline} d={outline} fill={horizontal ? "metal" : "metal-deep"} />
      ))}
      <SheetMetal d={polyline(...profile)} {...(front && { fill: front })} />
    </>
  );
}
