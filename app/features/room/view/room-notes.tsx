import { HeightDimension } from "#app/drawings/parts/dimension.tsx";
import { type Point, polyline } from "#app/drawings/parts/path-data.ts";
import { Label } from "#app/drawings/parts/label.tsx";
import type { RoomPlan } from "#content/schema/acoustics.ts";
import { faceLabels } from "../state/room-state.ts";
import { printedNumber } from "../words/numbers.ts";
import { type FaceInSpace, facesInSpace, pointOn } from "./box-faces.ts";
import type { Point3 } from "./projection.ts";
import type { RoomScene } from "./room-scene.ts";

interface RoomNotesProps {
  box: NonNullable<RoomPlan["box"]>;
  scene: RoomScene;
  isFromAbove: boolean;
}

/** From an edge to its dimension line or to the name of its wall, in sheet units. */
const distance = { dimension: 20, name: 12 };

/** Length, width and height, and the names of the walls: the two in front of the room below, the others above. */
export function RoomNotes({ box, scene, isFromAbove }: RoomNotesProps) {
  const { place, towardsViewer } = scene;
  const corners = [0, box.lengthM].flatMap((x) => [0, box.widthM].map((y): Point3 => [x, y, 0]));
  const rightmost = corners.reduce((most, corner) => (place(corner)[0] > place(most)[0] ? corner : most));
  const [right, foot] = place(rightmost);
  const top = place([rightmost[0], rightmost[1], box.heightM])[1];
  return (
    <g aria-hidden="true">
      <HeightDimension from={top} to={foot} x={right + 22} object={right}>
        {metres(box.heightM)}
      </HeightDimension>
      {facesInSpace(box).map((wall) => {
        const { face, outwards, widthM, heightM } = wall;
        if (face === "floor" || face === "ceiling") return null;
        const towards = towardsViewer(outwards);
        // If two walls are seen edge-on, there is one on each side.
        const isBelow = (towards === 0 ? face === "back" || face === "right" : towards > 0) === isFromAbove;
        const away = direction(scene, wall);
        const anchor = Math.abs(away[0]) < 0.35 ? "middle" : away[0] > 0 ? "start" : "end";
        const scaled = (length: number): Point => [away[0] * length, away[1] * length];
        if (isBelow)
          return (
            <ObliqueDimension
              key={face}
              from={place(pointOn(wall, 0, 0))}
              to={place(pointOn(wall, widthM, 0))}
              away={scaled(distance.dimension)}
              figure={metres(widthM)}
              name={faceLabels[face]}
              anchor={anchor}
            />
          );
        const [x, y] = place(pointOn(wall, widthM / 2, heightM));
        const [dx, dy] = scaled(distance.name);
        return (
          <Label key={face} x={x + dx} y={y + dy} anchor={anchor} hang={anchor === "middle" ? "above" : "middle"} quiet>
            {faceLabels[face]}
          </Label>
        );
      })}
    </g>
  );
}

/** The direction on the sheet out of a room through a wall, of length 1. */
function direction({ place }: RoomScene, { corner, outwards }: FaceInSpace): Point {
  const [fromX, fromY] = place(corner);
  const [toX, toY] = place([corner[0] + outwards[0], corner[1] + outwards[1], corner[2] + outwards[2]]);
  const length = Math.hypot(toX - fromX, toY - fromY);
  return [(toX - fromX) / length, (toY - fromY) / length];
}

function metres(length: number): string {
  return `${printedNumber(length, 2)} m`;
}

interface ObliqueDimensionProps {
  /** The ends of the measured edge, on the sheet. */
  from: Point;
  to: Point;
  /** From the edge to its dimension line: the direction of the extension lines. */
  away: Point;
  /** The figure, and below it the name of the edge. */
  figure: string;
  name: string;
  /** The position of the figure relative to the line. */
  anchor: "start" | "middle" | "end";
}

const gap = 0.2;
const overshoot = 0.3;
const tick = 3.5;

/** A dimension along an oblique edge. Its figure is horizontal, so that it can be read. */
function ObliqueDimension({ from, to, away, figure, name, anchor }: ObliqueDimensionProps) {
  const moved = ([x, y]: Point, by: number): Point => [x + away[0] * by, y + away[1] * by];
  const [start, end] = [moved(from, 1), moved(to, 1)];
  const slash = ([x, y]: Point) => polyline([x - tick, y + tick], [x + tick, y - tick]);
  const [x, y] = moved([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], 1);
  const aside = anchor === "start" ? 8 : anchor === "end" ? -8 : 0;
  return (
    <>
      <path
        className="drawing__dimension"
        d={
          polyline(moved(from, gap), moved(from, 1 + overshoot)) +
          polyline(moved(to, gap), moved(to, 1 + overshoot)) +
          polyline(start, end)
        }
      />
      <path className="drawing__tick" d={slash(start) + slash(end)} />
      <Label x={x + aside} y={y + 6} anchor={anchor} hang="below">
        {figure}
      </Label>
      <Label x={x + aside} y={y + 6} anchor={anchor} hang="below" line={1} quiet>
        {name}
      </Label>
    </>
  );
}
