import { useId } from "react";
import { polygon, polyline, rectangle, type Point } from "../parts/path-data.ts";
import { Hatch } from "../parts/hatch.tsx";
import type { Box } from "../parts/sheet.tsx";
import { Cut, Edge, Fill, Hair, SheetMetal } from "../parts/strokes.tsx";
import { Texture } from "../parts/core-texture.tsx";
import type { PanelCore, PanelEdge } from "#content/schema/drawing-panels.ts";

/** Heights on the sheet: the support, the backs of the boards, and their faces, which point down. */
const level = { support: 14, top: 62, face: 100 };
export const jointHeight = level.face + 14;
/** Half the gap between the two boards. */
const gap = 1.5;

/** The edge of the left board, from its back to its face; the right board mirrors it. */
const edgeProfiles: Record<PanelEdge, Point[]> = {
  square: [
    [-gap, level.top],
    [-gap, level.face],
  ],
  bevelled: [
    [-gap, level.top],
    [-gap, level.face - 14],
    [-gap - 14, level.face],
  ],
  tegular: [
    [-10, level.top],
    [-10, level.top + 16],
    [-26, level.top + 16],
    [-26, level.face],
  ],
  "tongue-and-groove": [],
};

/** Outlines of the two boards that meet at `x`. */
function boards(x: number, reach: number, edge: PanelEdge): [string, string] {
  const { top, face } = level;
  if (edge === "tongue-and-groove") {
    const tongue: Point[] = [
      [x, top],
      [x, top + 13],
      [x + 13, top + 13],
      [x + 13, top + 25],
      [x, top + 25],
      [x, face],
    ];
    const groove = tongue.map(([px, py]): Point => [px + 2 * gap, py]);
    return [
      polygon([x - reach, top], ...tongue, [x - reach, face]),
      polygon([x + reach, top], ...groove, [x + reach, face]),
    ];
  }
  const left = edgeProfiles[edge].map(([dx, y]): Point => [x + dx, y]);
  const right = edgeProfiles[edge].map(([dx, y]): Point => [x - dx, y]);
  return [
    polygon([x - reach, top], ...left, [x - reach, face]),
    polygon([x + reach, top], ...right, [x + reach, face]),
  ];
}

/** What holds the boards: a tee for a tegular edge, adhesive on the substrate for foam, otherwise a channel. */
function Support({ x, reach, edge, glued }: { x: number; reach: number; edge: PanelEdge; glued: boolean }) {
  const { support, top } = level;
  if (glued) {
    const substrate = rectangle(x - reach, support + 10, 2 * reach, top - support - 14);
    return (
      <>
        <Hatch
          of={substrate}
          boxes={[[x - reach, support + 10, 2 * reach, top - support - 14]]}
          spacing={6}
          lines="falling"
        />
        <Cut d={`M${x - reach} ${top - 4}H${x + reach}`} />
        <Hair d={`M${x - reach} ${top - 2}H${x + reach}`} />
      </>
    );
  }
  if (edge === "tegular") {
    const flange = top + 16;
    return (
      <>
        <Cut d={rectangle(x - 4, support, 8, 16, 2)} fill="metal-deep" />
        <SheetMetal d={`M${x} ${support + 16}V${flange + 2}M${x - 24} ${flange + 2}H${x + 24}`} />
      </>
    );
  }
  const channel: Point[] = [
    [-34, top - 26],
    [-26, top - 26],
    [-18, top],
    [18, top],
    [26, top - 26],
    [34, top - 26],
  ];
  return <SheetMetal d={polyline(...channel.map(([dx, y]): Point => [x + dx, y - 1]))} />;
}

interface PanelJointProps {
  x: number;
  reach: number;
  edge: PanelEdge;
  /** Foam is glued to the substrate and shows its cells; boards are held by channels and tees, and are hatched. */
  core: PanelCore;
}

/** The joint between two panels in section: their edges, and what holds them. */
export function PanelJoint({ x, reach, edge, core }: PanelJointProps) {
  const id = useId();
  const glued = core === "foam";
  const outlines = boards(x, reach, edge);
  const boxes: Box[] = [
    [x - reach, level.top, reach + 16, level.face - level.top],
    [x - 16, level.top, reach + 16, level.face - level.top],
  ];
  return (
    <>
      <Fill d={outlines.join("")} fill="paper" />
      {!glued &&
        outlines.map((outline, index) => (
          <Hatch
            key={outline}
            of={outline}
            boxes={boxes.slice(index, index + 1)}
            spacing={7}
            lines={index === 0 ? "rising" : "falling"}
          />
        ))}
      <Cut d={outlines.join("")} />
      {glued && (
        <>
          <clipPath id={id}>
            <path d={outlines.join("")} />
          </clipPath>
          <g clipPath={`url(#${id})`}>
            <Texture core={core} x={x - reach} y={level.top} width={2 * reach} height={level.face - level.top} />
          </g>
        </>
      )}
      <Support x={x} reach={reach} edge={edge} glued={glued} />
      <Edge
        d={`M${x - reach} ${level.top}v${level.face - level.top}M${x + reach} ${level.top}v${level.face - level.top}`}
      />
    </>
  );
}
