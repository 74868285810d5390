import { range } from "#app/drawings/geometry/shapes.ts";
import { polygon, polyline } from "#app/drawings/parts/path-data.ts";
import { Edge, Fill, Hair, Hidden, type Material } from "#app/drawings/parts/strokes.tsx";
import type { FaceContent, Look } from "./face-contents.ts";
import { layOut, type Rectangle } from "./face-layout.ts";
import { hatchOn, hatchSpacing } from "./hatch-on.ts";
import type { RoomScene, SceneFace } from "./room-scene.ts";
import { SeatRows } from "./seat-rows.tsx";

interface FacePictureProps {
  scene: RoomScene;
  shown: SceneFace;
  contents: readonly FaceContent[];
}

/**
 * A face with everything on it, to scale. A face in front of the room has only outlines, with products as
 * hatching.
 */
export function FacePicture({ scene, shown, contents }: FacePictureProps) {
  const { face, inSpace, isNear, outline } = shown;
  const rectangles = layOut(contents, inSpace.widthM, inSpace.heightM);
  return (
    <>
      {!isNear && <Edge d={polygon(...outline)} fill={face === "floor" ? "metal" : "paper"} />}
      {contents.map((content, index) => (
        <Content
          // Two windows may be alike, and contents keep their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          content={content}
          rectangle={rectangles[index]!}
          shown={shown}
          unitsPerM={scene.unitsPerM}
        />
      ))}
    </>
  );
}

interface ContentProps {
  content: FaceContent;
  rectangle: Rectangle;
  shown: SceneFace;
  unitsPerM: number;
}

function Content({ content: { look }, rectangle, shown, unitsPerM }: ContentProps) {
  const { left, bottom, width, height } = rectangle;
  const at = (across: number, up: number) => shown.at(left + across * width, bottom + up * height);
  const outline = polygon(at(0, 0), at(1, 0), at(1, 1), at(0, 1));
  const hatch =
    look.kind === "product"
      ? hatchOn(rectangle, look.number, hatchSpacing / unitsPerM)
          .map((line) => polyline(...line.map(([x, y]) => shown.at(x, y))))
          .join("")
      : "";
  if (shown.isNear) {
    return (
      <>
        {hatch && <path className="drawing__hatch room-picture__product" d={hatch} />}
        <Hidden d={outline} />
      </>
    );
  }
  return (
    <>
      {look.kind === "seats" ? (
        <SeatRows look={look} rectangle={rectangle} at={at} />
      ) : (
        <>
          <Fill d={outline} fill={fills[look.kind]} />
          {hatch && <path className="drawing__hatch room-picture__product" d={hatch} />}
          <Hair d={marks(look, at)} />
          <Edge d={outline} />
        </>
      )}
    </>
  );
}

const fills: Record<Exclude<Look["kind"], "seats">, Material> = {
  opening: "paper",
  window: "metal",
  door: "wood-deep",
  hanging: "cloth",
  surface: "metal-deep",
  product: "wood",
};

/** The usual symbol of each part: crossed diagonals for an opening, the swing of a door, reflections, folds. */
function marks({ kind }: Look, at: (across: number, up: number) => readonly [number, number]): string {
  switch (kind) {
    case "opening":
      return polyline(at(0, 0), at(1, 1)) + polyline(at(0, 1), at(1, 0));
    case "door":
      return polyline(at(1, 0), at(0, 0.5), at(1, 1));
    case "window":
      return polyline(at(0.12, 0.45), at(0.35, 0.85)) + polyline(at(0.2, 0.3), at(0.5, 0.82));
    case "hanging":
      return range(11)
        .map((fold) => polyline(at((fold + 1) / 12, 0), at((fold + 1) / 12, 1)))
        .join("");
    default:
      return "";
  }
}
