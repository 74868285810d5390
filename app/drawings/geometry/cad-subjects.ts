import type { DrawingData, DrawingOf } from "#content/schema/drawing.ts";
import type { Product } from "#content/schema/resolved.ts";
import { boardDrawing, boardSizesOf, boardSolids, tilePlan } from "./boards.ts";
import { chairViews } from "./chair-views.ts";
import { slatModule } from "./grooves.ts";
import { cellModule, cellSections, cellSizesMm, cellSolid } from "./open-cell.ts";
import { perforationModule } from "./perforation.ts";
import { baffleSections, profileSections } from "./profiles.ts";
import type { Part, Solid } from "./shapes.ts";

/** What the CAD files of a product show, such as one pattern or all its sizes. */
export interface CadSubject {
  /** Its part of the file names, which never change: `d3-16`. */
  id: string;
  title: string;
  /** What the drawing leaves out, or how a code was read. */
  note?: string | undefined;
  /** The drawing in millimetres. */
  parts?: Part[];
  solids?: Solid[];
  /** Replaces a drawing to scale while the owner has not confirmed how its code is to be read. */
  schematic?: DrawingData;
}

/** A subject as its drawing describes it. */
type Drawn = Omit<CadSubject, "note"> & { note?: string };

/**
 * The subjects that have CAD files: the patterns of a product, and its drawing or its sizes, if every dimension
 * was supplied.
 */
export function cadSubjectsOf(product: Pick<Product, "drawing" | "patterns" | "specifications">): CadSubject[] {
  const patterns = product.patterns?.items ?? [];
  return [...patterns.flatMap(({ name, drawing }) => patternSubject(name, drawing)), ...drawingSubjects(product)];
}

function patternSubject(name: string, drawing: DrawingData): CadSubject[] {
  if (drawing.sample) return [];
  const { note } = drawing;
  const id = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  if (drawing.reading) return [{ id, title: name, note, schematic: drawing }];
  const parts = moduleOf(drawing);
  return parts ? [{ id, title: `${name}, module`, note, parts }] : [];
}

function moduleOf(drawing: DrawingData): Part[] | undefined {
  if (drawing.kind === "perforation") return drawing.toScale ? perforationModule(drawing) : undefined;
  return drawing.kind === "slat" ? slatModule(drawing) : undefined;
}

function drawingSubjects({ drawing, specifications }: Pick<Product, "drawing" | "specifications">): Drawn[] {
  if (!drawing || drawing.reading) return [];
  if (drawing.kind === "panel-section") return boardSubject(drawing, { specifications });
  return drawing.sample ? [] : subjectsOfKind(drawing);
}

/** The sizes are read from the figures, so that a new one is drawn automatically. */
function boardSubject({ edges }: DrawingOf<"panel-section">, product: Pick<Product, "specifications">): Drawn[] {
  const sizes = boardSizesOf(product);
  if (sizes.formatsMm.length === 0) return [];
  // A box is a board with square edges. The profiles of other edges were not supplied.
  const isBox = edges.length === 0 || edges.includes("square");
  return [
    {
      id: "sizes",
      title: sizes.thicknessesMm.length > 0 ? "Sizes and thicknesses" : "Sizes",
      note: "Outer sizes, without edges, perforations or grooves.",
      parts: boardDrawing(sizes),
      ...(isBox && sizes.thicknessesMm.length > 0 && { solids: boardSolids(sizes) }),
    },
  ];
}

const foldsNote = "Outer sizes. How the sheet is folded was not supplied.";

function subjectsOfKind(drawing: DrawingData): Drawn[] {
  switch (drawing.kind) {
    case "lay-in-tile":
    case "clip-in-tile":
      return [{ id: "tile", title: "Tile in plan", note: foldsNote, parts: tilePlan(drawing.sideMm) }];
    case "baffle":
      return [{ id: "sections", title: "Sections and gaps", note: foldsNote, parts: baffleSections(drawing) }];
    case "linear":
      return [{ id: "sections", title: "Sections", note: foldsNote, parts: profileSections(drawing.profilesMm) }];
    case "open-cell":
      return [
        ...cellSizesMm(drawing).map((cellMm) => ({
          id: `cell-${cellMm}`,
          title: `${cellMm} mm cell, module`,
          note: "The cell is taken from centre to centre of its blades.",
          parts: cellModule(drawing, cellMm),
          solids: [cellSolid(drawing, cellMm)],
        })),
        { id: "sections", title: "Cells in section", note: foldsNote, parts: cellSections(drawing) },
      ];
    case "chair":
      return drawing.dimensions
        ? [
            {
              id: "views",
              title: "Plan, front and side",
              note: "Outer sizes. The seat and backrest are drawn apart, because their relative position was not supplied.",
              parts: chairViews(drawing.dimensions),
            },
          ]
        : [];
    default:
      return [];
  }
}

export type CadKind = "DXF" | "SVG" | "GLB";

/** The files of a subject with their addresses, which never change. */
export function cadFilesOf({ id }: Pick<Product, "id">, subject: CadSubject): { kind: CadKind; address: string }[] {
  const kinds: CadKind[] = [
    ...(subject.parts ? (["DXF", "SVG"] as const) : []),
    ...(subject.schematic ? (["SVG"] as const) : []),
    ...(subject.solids ? (["GLB"] as const) : []),
  ];
  return kinds.map((kind) => ({ kind, address: `/documents/${id}-${subject.id}.${kind.toLowerCase()}` }));
}
