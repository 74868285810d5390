import type { ComponentProps } from "react";
import { CompareToggle } from "#app/features/compare/index.ts";
import { ShortlistButton } from "#app/features/shortlist/index.ts";
import { ProductCard } from "#app/ui/products/product-card.tsx";

type ProductWithActionsProps = Omit<ComponentProps<typeof ProductCard>, "action" | "foot">;

/** A product card with buttons for the shortlist and the comparison. */
export function ProductWithActions(props: ProductWithActionsProps) {
  const { path, name } = props.product;
  const productId = path.slice(1);
  return (
    <ProductCard
      {...props}
      action={<ShortlistButton productId={productId} productName={name} />}
      foot={<CompareToggle productId={productId} productName={name} />}
    />
  );
}
