import type { ReactNode } from "react";
import { BaffleProfiles, describeBaffle } from "./ceilings/baffle.tsx";
import { Chair, describeChair } from "./seating/chair.tsx";
import { Curtain, describeCurtain } from "./stage/curtain.tsx";
import { CycloramaScreen, describeCycloramaScreen } from "./stage/cyclorama-screen.tsx";
import { describeDoor, Door } from "./doors/door.tsx";
import { describeLightBar, LightBar } from "./stage/light-bar.tsx";
import { describeProscenium, Proscenium } from "./stage/proscenium.tsx";
import { describeSideLadder, SideLadder } from "./stage/side-ladder.tsx";
import { describeSideWings, SideWings } from "./stage/side-wings.tsx";
import { describeWoodenFloor, WoodenFloor } from "./stage/wooden-floor.tsx";
import { describeGiSystem, GiSystem } from "./ceilings/gi-system.tsx";
import { describeLinear, LinearProfiles } from "./ceilings/linear.tsx";
import { describeLuminaire, Luminaire } from "./stage/luminaire.tsx";
import { describeMetalTile, MetalTile } from "./ceilings/metal-tile.tsx";
import { describeOpenCell, OpenCell } from "./ceilings/open-cell.tsx";
import { describePanelSection, PanelSection } from "./panels/panel-section.tsx";
import { describePerforation, Perforation } from "./panels/perforation.tsx";
import { describeSlat, Slat, describeSlit, Slit } from "./panels/grooved-board.tsx";
import { describeTeeGrid, TeeGrid } from "./ceilings/tee-grid.tsx";
import type { DrawingData } from "#content/schema/drawing.ts";
import { scaleStatement } from "./scale-statement.ts";
import { SheetContext } from "./parts/sheet.tsx";

type OfKind<Kind extends DrawingData["kind"]> = Extract<DrawingData, { kind: Kind }>;

interface KindOfDrawing<Data> {
  Picture: (props: { drawing: Data }) => ReactNode;
  /** Names what is drawn and its dimensions, in words that fit the middle of a sentence. */
  describe: (drawing: Data) => string;
}

/** Every kind of drawing. */
export const drawingKinds: { [Kind in DrawingData["kind"]]: KindOfDrawing<OfKind<Kind>> } = {
  perforation: { Picture: Perforation, describe: describePerforation },
  slat: { Picture: Slat, describe: describeSlat },
  slit: { Picture: Slit, describe: describeSlit },
  "panel-section": { Picture: PanelSection, describe: describePanelSection },
  "lay-in-tile": { Picture: MetalTile, describe: describeMetalTile },
  "clip-in-tile": { Picture: MetalTile, describe: describeMetalTile },
  "tee-grid": { Picture: TeeGrid, describe: describeTeeGrid },
  baffle: { Picture: BaffleProfiles, describe: describeBaffle },
  linear: { Picture: LinearProfiles, describe: describeLinear },
  "open-cell": { Picture: OpenCell, describe: describeOpenCell },
  chair: { Picture: Chair, describe: describeChair },
  luminaire: { Picture: Luminaire, describe: describeLuminaire },
  door: { Picture: Door, describe: describeDoor },
  curtain: { Picture: Curtain, describe: describeCurtain },
  "wooden-floor": { Picture: WoodenFloor, describe: describeWoodenFloor },
  "cyclorama-screen": { Picture: CycloramaScreen, describe: describeCycloramaScreen },
  "side-wings": { Picture: SideWings, describe: describeSideWings },
  proscenium: { Picture: Proscenium, describe: describeProscenium },
  "side-ladder": { Picture: SideLadder, describe: describeSideLadder },
  "light-bar": { Picture: LightBar, describe: describeLightBar },
  "gi-system": { Picture: GiSystem, describe: describeGiSystem },
};

/** The picture and the description of a kind of drawing. */
export const kindOf = <Data extends DrawingData>(drawing: Data) =>
  drawingKinds[drawing.kind] as unknown as KindOfDrawing<Data>;

/** The accessible name of a drawing: its title, what is drawn, dimensions, scale and note. */
export function drawingLabel(drawing: DrawingData, title: string) {
  const name = `${title}: ${kindOf(drawing).describe(drawing)}. ${scaleStatement(drawing)}.`;
  return drawing.note ? `${name} ${drawing.note}` : name;
}

export interface DrawingProps {
  drawing: DrawingData;
  /** What the drawing shows: the name of the product or pattern. */
  title: string;
  /** "cover" fills a box of any shape with only the object on a tinted background, for cards and banners. */
  fit?: "sheet" | "cover";
  /** A framed drawing has a caption that says whether it is to scale. */
  frame?: boolean;
}

/** The sheet and, for a framed drawing, its caption. */
export function Drawn({ drawing, title, fit = "sheet", frame = true }: DrawingProps) {
  const { Picture } = kindOf(drawing);
  return (
    <>
      <SheetContext value={{ label: drawingLabel(drawing, title), cover: fit === "cover" }}>
        <Picture drawing={drawing} />
      </SheetContext>
      {!frame && fit === "sheet" && (!drawing.toScale || drawing.sample) && (
        <p className="drawing__statement">{scaleStatement(drawing)}</p>
      )}
      {frame && (
        <figcaption className="drawing__caption">
          <span className="drawing__title">{title}</span>
          <span>{scaleStatement(drawing)}</span>
          {drawing.note && <span className="drawing__note">{drawing.note}</span>}
        </figcaption>
      )}
    </>
  );
}
