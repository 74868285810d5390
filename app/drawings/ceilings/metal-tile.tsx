import { inWords, WidthDimension } from "../parts/dimension.tsx";
import { CeilingPlan, planHeight, planTile } from "../parts/ceiling-plan.tsx";
import { penPoints, polyline, rectangle, type Point } from "../parts/path-data.ts";
import { range } from "../geometry/shapes.ts";
import { Label } from "../parts/label.tsx";
import { Annotations, Sheet } from "../parts/sheet.tsx";
import { Cut, Hair, Hidden, SheetMetal } from "../parts/strokes.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";
import type { MetalEdge } from "#content/schema/drawing-ceilings.ts";

/** Spelled as in the specification of the metal tiles. */
const edgeName = { square: "Square edge", bevelled: "Beveled edge" } as const;

/** Joints are drawn side by side; each extends 105 units to both sides of its middle. */
const jointMiddles = [113, 367];
const reach = 105;
const jointTop = 304;

/** Mirrors half of a joint, so that it is drawn on both sides of its middle. */
const bothSides = (middle: number, ...half: Point[]) =>
  polyline(...half.map(([x, y]): Point => [middle - x, y])) + polyline(...half.map(([x, y]): Point => [middle + x, y]));

/** Where the tile continues: the short double stroke of a break line. */
const breaks = (middle: number, y: number) =>
  [-1, 1]
    .map((side) => `M${middle + side * (reach - 4)} ${y + 9}l6 -18M${middle + side * (reach - 10)} ${y + 9}l6 -18`)
    .join("");

function LayInJoint({ middle, edge }: { middle: number; edge: MetalEdge }) {
  const flange = jointTop + 104;
  const face = edge === "square" ? flange - 4 : flange + 34;
  const tile: Point[] =
    edge === "square"
      ? [
          [9, face - 40],
          [9, face],
          [reach, face],
        ]
      : [
          [9, flange - 4],
          [40, flange - 4],
          [40, flange + 18],
          [56, face],
          [reach, face],
        ];
  return (
    <>
      <Hair d={`M${middle} ${jointTop - 14}v14`} />
      <Cut d={rectangle(middle - 6, jointTop, 12, 22, 2)} fill="metal-deep" />
      <SheetMetal d={`M${middle} ${jointTop + 22}V${flange}`} />
      <Cut d={rectangle(middle - 34, flange, 68, 5)} fill="metal-deep" />
      <SheetMetal d={bothSides(middle, ...tile)} />
      <Hair d={breaks(middle, face)} />
    </>
  );
}

function ClipInJoint({ middle, edge }: { middle: number; edge: MetalEdge }) {
  const face = jointTop + 122;
  const foot: Point[] =
    edge === "square"
      ? [[3, face]]
      : [
          [3, face - 16],
          [19, face],
        ];
  const clip: Point[] = [
    [3, face - 62],
    [3, face - 50],
    [9, face - 42],
    [3, face - 34],
  ];
  return (
    <>
      <Hair d={`M${middle} ${jointTop - 14}v14`} />
      <Cut d={rectangle(middle - 6, jointTop, 12, 20, 2)} fill="metal-deep" />
      <SheetMetal d={bothSides(middle, [0, jointTop + 20], [26, face - 50], [10, face - 34], [17, face - 22])} />
      <SheetMetal d={bothSides(middle, ...clip, ...foot, [reach, face])} />
      <Hair d={breaks(middle, face)} />
    </>
  );
}

/** Small holes across the middle tile, among plain ones. */
function Perforation() {
  const holes = range(17).flatMap((row) =>
    range(17).map((column): Point => [planTile.left + 12 + column * 11, planTile.top + 12 + row * 11]),
  );
  return <path className="drawing__hole" d={penPoints(holes)} strokeWidth={3} strokeLinecap="round" />;
}

/** A metal tile: the ceiling from below, and a joint of two tiles for every edge profile. */
export function MetalTile({ drawing }: { drawing: DrawingOf<"lay-in-tile"> | DrawingOf<"clip-in-tile"> }) {
  const layIn = drawing.kind === "lay-in-tile";
  const Joint = layIn ? LayInJoint : ClipInJoint;
  const right = planTile.left + planTile.side;
  return (
    <Sheet height={494} object={[0, 0, 480, 450]}>
      <CeilingPlan joint={layIn ? 9 : 2} fill="metal">
        <Perforation />
      </CeilingPlan>
      <Hidden d={jointMiddles.map((middle) => `M${middle} ${jointTop - 14}V${jointTop - 30}`).join("")} />
      {drawing.edges.map((edge, index) => (
        <Joint key={edge} middle={jointMiddles[index] ?? 240} edge={edge} />
      ))}
      <Annotations>
        <WidthDimension from={planTile.left} to={right} y={planHeight + 16} object={planHeight} words="after">
          {`${drawing.sideMm} mm`}
        </WidthDimension>
        {drawing.edges.map((edge, index) => (
          <Label key={edge} x={jointMiddles[index] ?? 240} y={470} anchor="middle" hang="below">
            {edgeName[edge]}
          </Label>
        ))}
      </Annotations>
    </Sheet>
  );
}

/** "ceiling of 595 × 595 mm tiles from below, and sections …" */
export function describeMetalTile({ kind, sideMm, edges }: DrawingOf<"lay-in-tile"> | DrawingOf<"clip-in-tile">) {
  const support = kind === "lay-in-tile" ? "lying on the flange of the tee" : "clipped into the carrier";
  return `ceiling of ${sideMm} × ${sideMm} mm tiles from below, and section through tiles ${support}, with ${inWords(edges)} edges`;
}
