import type { ReactNode } from "react";
import { AppLink } from "#app/ui/app-link.tsx";
import { Drawing } from "#app/drawings/drawing.tsx";
import { NrcScale } from "#app/ui/figures/nrc-scale.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { entryFigures } from "./entry-figures.ts";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";

interface ProductEntryProps {
  product: ProductCardContent;
  /** A control beside the name, above the link. */
  action?: ReactNode;
  /** A control at the end, above the link too. */
  foot?: ReactNode;
}

/** A product in an index: a small picture, its name, the figures that decide. One link reaches over the whole entry. */
export function ProductEntry({ product, action, foot }: ProductEntryProps) {
  const { path, name, description, nrc, picture, drawing } = product;
  return (
    <article className="product-entry">
      <div className="product-entry__picture" aria-hidden="true">
        {picture ? (
          <Picture picture={{ ...picture, alt: "" }} sizes="88px" cover />
        ) : (
          drawing && <Drawing drawing={drawing} title={name} fit="cover" frame={false} />
        )}
      </div>
      <div className="product-entry__words">
        <div className="product-entry__head">
          <h3>
            <AppLink to={path}>{name}</AppLink>
          </h3>
          {action && <div className="product-entry__action">{action}</div>}
        </div>
        {nrc ? (
          <>
            <p className={nrc.sample ? "sample-mark" : undefined}>NRC {nrc.printed}</p>
            <NrcScale minimum={nrc.minimum} maximum={nrc.maximum} />
          </>
        ) : (
          entryFigures(product).map(({ label, value, sample }) => (
            <p key={label} className={sample ? "sample-mark" : undefined}>
              <span className="product-entry__term">{label}</span> {value}
            </p>
          ))
        )}
        {description && <p>{description}</p>}
        {foot}
      </div>
    </article>
  );
}
