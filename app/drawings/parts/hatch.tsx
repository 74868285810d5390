import { useId } from "react";
import { range } from "../geometry/shapes.ts";
import { round, roundedPath } from "./path-data.ts";
import type { Box } from "./sheet.tsx";

interface HatchProps {
  /** Outline of the hatched surface, as path data. */
  of: string;
  /** Boxes that contain the outline: several if surfaces are so far apart that no line crosses both. */
  boxes: readonly Box[];
  /** Distance between lines, in sheet units. */
  spacing?: number;
  /** Direction of the lines: rising to the right, falling, or both crossed. */
  lines?: "rising" | "falling" | "crossed";
}

/**
 * Parallel lines at 45 degrees through a box. Each starts relative to the previous one, which makes the paths
 * identical and compressible.
 */
function slopes([x, y, width, height]: Box, spacing: number, rising: boolean) {
  const step = spacing * Math.SQRT2;
  const rise = rising ? -height : height;
  const line = `l${round(height)} ${round(rise)}`;
  const toNext = `m${round(step - height)} ${round(-rise)}`;
  const first = `M${round(x - height + step / 2)} ${round(rising ? y + height : y)}`;
  return (
    first +
    range((width + height) / step + 1)
      .map(() => line)
      .join(toNext)
  );
}

/** Hatching of a cut section: one line weight, clipped to the outline. */
export function Hatch({ of, boxes, spacing = 7, lines = "rising" }: HatchProps) {
  const id = useId();
  const through = (rising: boolean) => boxes.map((box) => slopes(box, spacing, rising)).join("");
  const rising = lines === "falling" ? "" : through(true);
  const falling = lines === "rising" ? "" : through(false);
  return (
    <>
      <clipPath id={id}>
        <path d={roundedPath(of)} />
      </clipPath>
      <path className="drawing__hatch" clipPath={`url(#${id})`} d={rising + falling} />
    </>
  );
}
