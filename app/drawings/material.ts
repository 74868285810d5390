/** Surface tones of a drawing; each is mixed from the site's colour tokens in drawings.css. */
export type Material =
  "paper" | "wood" | "wood-deep" | "white" | "metal" | "metal-deep" | "cloth" | "cloth-deep" | "glass" | "void";
