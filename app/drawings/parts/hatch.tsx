import { useId } from "react";
import { range } from "../geometry/sequences.ts";
import type { Box } from "./sheet.tsx";

interface HatchProps {
  /** Outline of the hatched surface, as path data. */
  of: string;
  /** A box that contains the outline. */
  box: Box;
  /** Distance between lines, in sheet units. */
  spacing?: number;
  /** Direction of the lines: rising to the right, falling, or both crossed. */
  lines?: "rising" | "falling" | "crossed";
}

/** Parallel lines at 45 degrees through a box. */
function slopes([x, y, width, height]: Box, spacing: number, rising: boolean) {
  const step = spacing * Math.SQRT2;
  return range((width + height) / step + 1)
    .map((index) => {
      const offset = x - height + (index + 0.5) * step;
      return rising
        ? `M${offset.toFixed(1)} ${y + height}l${height} ${-height}`
        : `M${offset.toFixed(1)} ${y}l${height} ${height}`;
    })
    .join("");
}

/** Hatching of a cut section: one line weight, clipped to the outline. */
export function Hatch({ of, box, spacing = 7, lines = "rising" }: HatchProps) {
  const id = useId();
  const rising = lines === "falling" ? "" : slopes(box, spacing, true);
  const falling = lines === "rising" ? "" : slopes(box, spacing, false);
  return (
    <>
      <clipPath id={id}>
        <path d={of} />
      </clipPath>
      <path className="drawing__hatch" clipPath={`url(#${id})`} d={rising + falling} />
    </>
  );
}
