import type { ReactNode } from "react";
import { describePerforation, Perforation } from "./perforation.tsx";
import { describeSlat, Slat } from "./slat.tsx";
import { describeSlit, Slit } from "./slit.tsx";
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
};

/** The picture and the description of a kind of drawing. */
export const kindOf = <Data extends DrawingData>(drawing: Data) =>
  kinds[drawing.kind] as unknown as KindOfDrawing<Data>;
