/** Width and height of a section or a unit, in millimetres. */
export interface WidthAndHeight {
  widthMm: number;
  heightMm: number;
}

interface Shared {
  /** One short sentence printed below the drawing. */
  note?: string;
}

interface Schematic extends Shared {
  toScale: false;
}

interface Scalable extends Shared {
  /** True where every drawn dimension is supplied; otherwise the drawing says that it is schematic. */
  toScale: boolean;
}

export interface PerforationDrawing extends Scalable {
  kind: "perforation";
  face: "wood" | "white";
  hole: "round" | "square" | "irregular";
  holesMm: number[];
  pitchMm?: number;
  dimension?: "pitch" | "clear";
}

export interface SlatDrawing extends Schematic {
  kind: "slat";
  name: string;
  slatMm: number;
  gapMm?: number;
}

export interface SlitDrawing extends Schematic {
  kind: "slit";
  variant: 1 | 2 | 3;
}

export type PanelCore =
  "wood-board" | "foam" | "stretch-fabric" | "glass-wool" | "fibre" | "felt" | "wood-wool" | "gypsum" | "mineral-tile";
export type PanelEdge = "square" | "tegular" | "tongue-and-groove" | "bevelled";

export interface PanelSectionDrawing extends Scalable {
  kind: "panel-section";
  core: PanelCore;
  thicknessesMm: number[];
  edges: PanelEdge[];
  face?: "wood" | "fabric";
  unitMm?: WidthAndHeight;
}

export type MetalEdge = "square" | "bevelled";

interface MetalTile extends Schematic {
  sideMm: number;
  edges: MetalEdge[];
}

export interface LayInTileDrawing extends MetalTile {
  kind: "lay-in-tile";
}

export interface ClipInTileDrawing extends MetalTile {
  kind: "clip-in-tile";
}

export interface TeeGridDrawing extends Schematic {
  kind: "tee-grid";
  variants: ("plain" | "select" | "silhouette")[];
  lengths?: { main: string; cross: string; wallAngle: string };
}

export interface BaffleDrawing extends Scalable {
  kind: "baffle";
  profilesMm: WidthAndHeight[];
  gapsMm: number[];
}

export interface LinearDrawing extends Scalable {
  kind: "linear";
  profilesMm: WidthAndHeight[];
}

export interface OpenCellDrawing extends Scalable {
  kind: "open-cell";
  smallestCellMm: number;
  largestCellMm: number;
  bladeMm: WidthAndHeight;
}

export interface GiSystemDrawing extends Schematic {
  kind: "gi-system";
}

export interface ChairForm {
  arm: "timber" | "upholstered" | "panel" | "slim";
  backTop: "straight" | "rounded" | "arched" | "headrest" | "waisted";
  support: "post" | "panel" | "twin-leg" | "slanted";
}

export interface ChairDimensions {
  seatWidthMm: number;
  seatDepthMm: number;
  seatThicknessMm: number;
  backWidthMm: number;
  backHeightMm: number;
  backThicknessMm: number;
  overallWidthMm: number;
  centresMm: number;
}

export interface ChairDrawing extends Schematic {
  kind: "chair";
  seatMechanism: "fixed" | "tip-up" | "sliding";
  back: "fixed" | "push-back";
  writingPad: boolean;
  form: ChairForm;
  dimensions?: ChairDimensions;
}

export interface DoorDrawing extends Schematic {
  kind: "door";
  leaves: 1 | 2;
}

export type LuminaireType = "par-can" | "blinder" | "fresnel" | "par-light" | "profile" | "moving-head" | "cyclorama";

export interface LuminaireDrawing extends Schematic {
  kind: "luminaire";
  type: LuminaireType;
  lamps?: (2 | 4)[];
}

export interface CurtainDrawing extends Schematic {
  kind: "curtain";
}

export interface WoodenFloorDrawing extends Schematic {
  kind: "wooden-floor";
  thinnestMm: number;
  thickestMm: number;
}

export interface CycloramaScreenDrawing extends Schematic {
  kind: "cyclorama-screen";
  shapes: ("flat" | "curve")[];
}

export interface SideWingsDrawing extends Schematic {
  kind: "side-wings";
  mounts: ("fixed" | "rotatable")[];
}

export interface ProsceniumDrawing extends Schematic {
  kind: "proscenium";
}

export interface SideLadderDrawing extends Schematic {
  kind: "side-ladder";
}

export interface LightBarDrawing extends Schematic {
  kind: "light-bar";
}

/** What a drawing is made from: plain data, one form a kind. */
export type DrawingData =
  | PerforationDrawing
  | SlatDrawing
  | SlitDrawing
  | PanelSectionDrawing
  | LayInTileDrawing
  | ClipInTileDrawing
  | TeeGridDrawing
  | BaffleDrawing
  | LinearDrawing
  | OpenCellDrawing
  | GiSystemDrawing
  | ChairDrawing
  | DoorDrawing
  | LuminaireDrawing
  | CurtainDrawing
  | WoodenFloorDrawing
  | CycloramaScreenDrawing
  | SideWingsDrawing
  | ProsceniumDrawing
  | SideLadderDrawing
  | LightBarDrawing;

export interface DrawingProps {
  drawing: DrawingData;
  /** What the drawing shows: the product's or pattern's name. */
  title: string;
  /** "cover" fills a box of any shape with the bare object on a tinted ground: cards and banners. */
  fit?: "sheet" | "cover";
  /** A framed drawing has a caption that says whether it is to scale. */
  frame?: boolean;
  /** Where a cover stands in a box wider than itself. */
  align?: "center" | "end";
}
