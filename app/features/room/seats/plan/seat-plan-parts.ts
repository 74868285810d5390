import { label, linePart, type Part, type PointMm } from "#app/drawings/geometry/shapes.ts";
import { floorOf } from "../engine/hall-shape.ts";
import type { SeatedHall, SeatPlan } from "../engine/plan-seats.ts";
import { frontName, leastDrawnM, planNotes, printedMetres } from "../words/seat-words.ts";
import { seatGeometry, type PointM } from "./seat-geometry.ts";

const textMm = 280;
/** From the hall to a dimension line, half the length of its ticks, and from the hall to the notes below it. */
const [awayMm, tickMm, notesMm] = [600, 150, 1500];

/** The plan of a hall in millimetres, with its front at the top, for CAD files. */
export function seatPlanParts(plan: SeatPlan, seated: SeatedHall): Part[] {
  const { floor, chairs, frontLine, crossAisle } = seatGeometry(plan, seated);
  const { sideAisleM, middleAisleM, blocks } = seated;
  const { widestM } = floorOf(plan);
  const left = (plan.widthM - widestM) / 2;
  const [first] = seated.rows;
  const blockEnd = sideAisleM + (first?.blockWidthM ?? 0);
  const spacingFrom = (first?.backM ?? 0) - plan.rowSpacingMm / 1000;
  const isFan = plan.angleDegrees !== 0;
  const below = plan.depthM;
  return [
    ...outlineOf(plan, floor.map(inMm)),
    ...(plan.frontM > 0 ? [linePart("FRONT", inMm(frontLine[0]), inMm(frontLine[1]))] : []),
    ...(plan.frontM > 0 || plan.isBalcony ? [frontLabel(plan)] : []),
    ...chairs.map((corners): Part => ({ layer: "CHAIRS", form: "outline", points: corners.map(inMm) })),
    ...chairs.map(([from, to]) => linePart("CHAIR-BACKS", inMm(from), inMm(to))),
    ...across(0, plan.widthM, 0, -1),
    ...deep(0, plan.depthM, left + widestM, 1),
    ...(isFan
      ? across(left, left + widestM, below, 1)
      : [
          ...deep(spacingFrom, first?.backM ?? 0, left, -1),
          ...(crossAisle ? deep(...crossAisle, left, -1) : []),
          ...(sideAisleM > leastDrawnM ? across(0, sideAisleM, below, 1) : []),
          ...across(sideAisleM, blockEnd, below, 1),
          ...(blocks === 1 ? [] : across(blockEnd, blockEnd + middleAisleM, below, 1)),
        ]),
    ...planNotes(plan, seated).map((note, index) =>
      label(note, inMm([plan.widthM / 2, below + (notesMm + index * textMm * 1.8) / 1000]), textMm),
    ),
  ];
}

/** The floor of a hall as a closed outline. The edge of a balcony is not a wall, so it is on its own layer. */
function outlineOf({ isBalcony }: SeatPlan, floor: readonly PointMm[]): Part[] {
  if (!isBalcony) return [{ layer: "HALL", form: "outline", points: floor }];
  return floor.map((from, index) =>
    linePart(index === 0 ? "BALCONY-EDGE" : "HALL", from, floor[(index + 1) % floor.length]!),
  );
}

/** The name of the front: in the space behind it, and of a balcony beyond its edge, where there is always room. */
function frontLabel(plan: SeatPlan): Part {
  const awayM = plan.isBalcony ? (textMm * 1.4) / -1000 : plan.frontM / 2;
  return label(frontName(plan), inMm([plan.widthM / 2, awayM]), textMm);
}

function inMm([acrossM, awayM]: PointM): PointMm {
  const whole = (metres: number) => Math.round(metres * 10_000) / 10;
  return [whole(acrossM), 0 - whole(awayM)];
}

/** A dimension along the width, before (-1) or behind (1) the hall. */
function across(fromM: number, toM: number, objectM: number, side: 1 | -1): Part[] {
  const [fromMm, y] = inMm([fromM, objectM + (side * awayMm) / 1000]);
  const [toMm] = inMm([toM, 0]);
  const tick = (x: number) => linePart("DIMENSIONS", [x, y - tickMm], [x, y + tickMm]);
  const textY = side < 0 ? y + tickMm + textMm * 1.3 : y - tickMm;
  return [
    linePart("DIMENSIONS", [fromMm, y], [toMm, y]),
    tick(fromMm),
    tick(toMm),
    label(printedMetres(toM - fromM), [(fromMm + toMm) / 2, textY], textMm),
  ];
}

/** A dimension along the depth, to the left (-1) or to the right (1) of the hall. */
function deep(fromM: number, toM: number, objectM: number, side: 1 | -1): Part[] {
  const [x, fromMm] = inMm([objectM + (side * awayMm) / 1000, fromM]);
  const [, toMm] = inMm([0, toM]);
  const tick = (y: number) => linePart("DIMENSIONS", [x - tickMm, y], [x + tickMm, y]);
  return [
    linePart("DIMENSIONS", [x, fromMm], [x, toMm]),
    tick(fromMm),
    tick(toMm),
    label(printedMetres(toM - fromM), [x + side * textMm * 3, (fromMm + toMm) / 2 + textMm / 2], textMm),
  ];
}
