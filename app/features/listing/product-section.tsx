import type { ReactNode } from "react";
import { CardGrid } from "#app/ui/products/card-grid.tsx";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { ProductWithActions } from "./product-with-actions.tsx";

interface ProductSectionProps {
  /** The identifier of the title, unique on the page. */
  id: string;
  title: string;
  /** A link beside the title. */
  link?: ReactNode;
  products: readonly ProductCardContent[];
  /** Notes that explain the values and pictures of the products. */
  notes: readonly string[];
}

const columns = { small: 1, medium: 2, large: 4 };

/** A few products at the end of a page; renders nothing if there are none. */
export function ProductSection({ id, title, link, products, notes }: ProductSectionProps) {
  if (products.length === 0) return null;
  return (
    <section className="product-section wrap" aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        {link}
      </SectionHead>
      <CardGrid
        columns={columns}
        cards={products.map((product) => ({
          key: product.path,
          card: <ProductWithActions product={product} headingLevel={3} />,
        }))}
      />
      {notes.length > 0 && <p className="product-section__note caption quiet">{notes.join(" ")}</p>}
    </section>
  );
}
