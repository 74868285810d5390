import type { ComponentProps, KeyboardEvent } from "react";
import { polygon, polyline } from "#app/drawings/parts/path-data.ts";
import { Leader } from "#app/drawings/parts/label.tsx";
import { sheetWidth } from "#app/drawings/parts/sheet.tsx";
import { Hidden } from "#app/drawings/parts/strokes.tsx";
import { onPlainClick } from "#app/ui/plain-click.ts";
import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { AcousticData } from "../engine/acoustic-data.ts";
import { faceLabels } from "../state/room-state.ts";
import type { BoxFace } from "./box-faces.ts";
import { contentsOf } from "./face-contents.ts";
import { FacePicture } from "./face-picture.tsx";
import type { Point3, ViewDirection } from "./projection.ts";
import { RoomNotes } from "./room-notes.tsx";
import { roomScene, type SceneFace, sheetHeight } from "./room-scene.ts";

interface RoomPictureProps {
  plan: RoomPlan;
  box: NonNullable<RoomPlan["box"]>;
  data: AcousticData;
  view: ViewDirection;
  /** The fields that a face links to without JavaScript. */
  fieldsId: string;
  onFace: (face: BoxFace) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  pointer: Pick<
    ComponentProps<"svg">,
    "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel" | "onClickCapture"
  >;
}

/** An axonometric drawing of a box that shows its inside. Each face links to its fields. */
export function RoomPicture({ plan, box, data, view, fieldsId, onFace, onKeyDown, pointer }: RoomPictureProps) {
  const scene = roomScene(box, view);
  const { place, towardsViewer } = scene;
  const isFromAbove = view.elevation > 0;
  const name = (face: BoxFace) =>
    [
      faceLabels[face],
      contentsOf(plan, face, data)
        .map(({ label }) => label)
        .join(", "),
    ]
      .filter(Boolean)
      .join(": ");

  const near = (direction: Point3, far: number) => (towardsViewer(direction) > 0 ? far : 0);
  const nearest: Point3 = [near([1, 0, 0], box.lengthM), near([0, 1, 0], box.widthM), near([0, 0, 1], box.heightM)];
  const [x, y, z] = nearest;
  const nearEdges = [
    [box.lengthM - x, y, z],
    [x, box.widthM - y, z],
    [x, y, box.heightM - z],
  ].map((end) => polyline(place(nearest), place(end as unknown as Point3)));

  const link = (shown: SceneFace) => (
    <a
      key={shown.face}
      className="room-picture__face"
      href={`#${fieldsId}`}
      aria-label={name(shown.face)}
      draggable={false}
      onClick={(event) => onPlainClick(event, () => onFace(shown.face))}
      onKeyDown={onKeyDown}
    >
      <FacePicture scene={scene} shown={shown} contents={contentsOf(plan, shown.face, data)} />
      {shown.isNear && isLevel(shown.face) && (
        <Leader at={shown.at(shown.inSpace.widthM / 2, shown.inSpace.heightM / 2)} to={leaderEnd(isFromAbove)}>
          {faceLabels[shown.face]}
        </Leader>
      )}
      <path className="room-picture__focus" d={polygon(...shown.outline)} />
    </a>
  );

  return (
    <svg
      className="drawing__sheet room-picture"
      viewBox={`0 0 ${sheetWidth} ${sheetHeight}`}
      role="group"
      aria-label="The room in three dimensions"
      {...pointer}
    >
      {scene.faces.filter(({ isNear }) => !isNear).map(link)}
      <Hidden d={nearEdges.join("")} />
      {scene.faces.filter(({ isNear }) => isNear).map(link)}
      <RoomNotes box={box} scene={scene} isFromAbove={isFromAbove} />
    </svg>
  );
}

const isLevel = (face: BoxFace) => face === "ceiling" || face === "floor";

/** Positions outside the room's outline: above to the left, below to the right. */
function leaderEnd(isFromAbove: boolean): [number, number] {
  return isFromAbove ? [sheetWidth * 0.66, 16] : [sheetWidth * 0.66, sheetHeight - 12];
}
