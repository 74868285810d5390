import { roundedPath } from "./path-data.ts";

/** Surface tones of a drawing; each is mixed from the site's colour tokens in `drawings.css`. */
export type Material =
  | "paper"
  | "wood"
  | "wood-deep"
  | "white"
  | "metal"
  | "metal-deep"
  | "cloth"
  | "cloth-deep"
  | "glass"
  | "void";

interface StrokeProps {
  d: string;
  fill?: Material;
  /** An SVG transform; stroke widths do not scale with it. */
  transform?: string;
}

function stroke(className: string) {
  return function Stroke({ d, fill, transform }: StrokeProps) {
    return (
      <path className={fill ? `${className} drawing__${fill}` : className} d={roundedPath(d)} transform={transform} />
    );
  };
}

/** The outline of a cut section: the heaviest line. */
export const Cut = stroke("drawing__cut");
/** A visible edge beyond the cut. */
export const Edge = stroke("drawing__edge");
/** The lightest line: texture, folds, reflections, surfaces behind. */
export const Hair = stroke("drawing__hair");
/** The grain of wood. */
export const Grain = stroke("drawing__hair drawing__grain");
/** An edge that is hidden, or the path of a moving part. */
export const Hidden = stroke("drawing__hidden");
/** A centre line. */
export const Axis = stroke("drawing__axis");
/** The lines of a dimension and of a leader. */
export const Dimension = stroke("drawing__dimension");
/** The oblique strokes at the ends of a dimension. */
export const Tick = stroke("drawing__tick");
/** The bar of a scale. */
export const ScaleBar = stroke("drawing__scale");
/** A surface without an outline. */
export const Fill = stroke("drawing__fill");
/** Folded sheet metal in section: too thin for two outlines, one heavy line. */
export const SheetMetal = stroke("drawing__sheet-metal");
