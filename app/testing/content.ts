import type { DrawingData } from "#content/schema/drawing.ts";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";

/** A picture whose files do not exist: components reserve its space and show its colour. */
export const picture: ResolvedPicture = {
  id: "fixture",
  alt: "",
  width: 1600,
  height: 1000,
  colour: "#7f6349",
  preview: "",
  version: "1",
  widths: { avif: [480], jpeg: [480] },
  visualisation: false,
};

/** A drawing, for items without a picture. */
export const drawing: DrawingData = {
  kind: "panel-section",
  toScale: false,
  core: "unstated",
  thicknessesMm: [12],
  edges: [],
};

/** A product of a listing with every optional field, except those given. */
export function productCard(rest: Partial<ProductCardContent> = {}): ProductCardContent {
  return {
    productId: "wallPanels/corkPanel",
    path: "/wallPanels/corkPanel",
    name: "Cork Panel",
    description: "Made of cork.",
    figures: [
      { label: "Thickness", value: "12 mm" },
      { label: "Size", value: "600 × 600 mm" },
    ],
    nrc: { minimum: 0.5, maximum: 0.7, printed: "0.5–0.7" },
    picture,
    ...rest,
  };
}

/** A product with only a name. */
export function bareProductCard(): ProductCardContent {
  return { productId: "wallPanels/corkPanel", path: "/wallPanels/corkPanel", name: "Cork Panel", figures: [] };
}

/** This many products, each with a unique name and address. */
export function productCards(count: number): ProductCardContent[] {
  return Array.from({ length: count }, (_, place) => {
    const id = `wallPanels/panel${place + 1}`;
    return productCard({ productId: id, path: `/${id}`, name: `Panel ${place + 1}` });
  });
}
