import type { ReactNode } from "react";
import { BaffleProfiles, describeBaffle } from "./baffle.tsx";
import { describeGiSystem, GiSystem } from "./gi-system.tsx";
import { describeLinear, LinearProfiles } from "./linear.tsx";
import { describeMetalTile, MetalTile } from "./metal-tile.tsx";
import { describeOpenCell, OpenCell } from "./open-cell.tsx";
import { describePerforation, Perforation } from "./perforation.tsx";
import { describeSlat, Slat } from "./slat.tsx";
import { describeSlit, Slit } from "./slit.tsx";
import { describeTeeGrid, TeeGrid } from "./tee-grid.tsx";
import type { DrawingData } from "./types.ts";

type OfKind<Kind extends DrawingData["kind"]> = Extract<DrawingData, { kind: Kind }>;

interface KindOfDrawing<Data> {
  Picture: (props: { drawing: Data }) => ReactNode;
  /** What is drawn, with its dimensions, as the middle of a sentence. */
  describe: (drawing: Data) => string;
}

const kinds: { [Kind in DrawingData["kind"]]?: KindOfDrawing<OfKind<Kind>> } = {
  perforation: { Picture: Perforation, describe: describePerforation },
  slat: { Picture: Slat, describe: describeSlat },
  slit: { Picture: Slit, describe: describeSlit },
  "lay-in-tile": { Picture: MetalTile, describe: describeMetalTile },
  "clip-in-tile": { Picture: MetalTile, describe: describeMetalTile },
  "tee-grid": { Picture: TeeGrid, describe: describeTeeGrid },
  baffle: { Picture: BaffleProfiles, describe: describeBaffle },
  linear: { Picture: LinearProfiles, describe: describeLinear },
  "open-cell": { Picture: OpenCell, describe: describeOpenCell },
  "gi-system": { Picture: GiSystem, describe: describeGiSystem },
};

/** The picture and the description of a kind of drawing. */
export const kindOf = <Data extends DrawingData>(drawing: Data) =>
  kinds[drawing.kind] as unknown as KindOfDrawing<Data>;
