import type { Card } from "#content/schema/resolved.ts";
import type { ProductCardContent } from "../ui/product-card.tsx";

/** What a listing's card shows of a product. The absorption has a bar of its own, so it is not among the figures. */
export function cardContent({ path, title, description, figures, nrc, picture, drawing }: Card): ProductCardContent {
  const listed = figures
    .filter(({ key }) => !(nrc && key === "nrc"))
    .map(({ label, printed }) => ({ label, value: printed.join(", ") }));
  return {
    path,
    name: title,
    description,
    figures: listed,
    nrc,
    ...(picture ? { picture } : { drawing }),
  };
}
