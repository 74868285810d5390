import type { ReactNode } from "react";
import { AppLink } from "./app-link.tsx";
import { Drawing } from "./drawings/drawing.tsx";
import { NrcScale } from "./nrc-scale.tsx";
import { Picture } from "./picture.tsx";
import type { ProductCardContent } from "./product-card.tsx";

/** A product in an index: a small picture, its name, the figures that decide. One link reaches over the whole entry. */
export function ProductEntry({ product, foot }: { product: ProductCardContent; foot?: ReactNode }) {
  const { path, name, description, figures, nrc, picture, drawing } = product;
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
        <h3>
          <AppLink to={path}>{name}</AppLink>
        </h3>
        {nrc ? (
          <>
            <p>NRC {nrc.printed}</p>
            <NrcScale minimum={nrc.minimum} maximum={nrc.maximum} />
          </>
        ) : (
          figures.slice(0, 2).map(({ label, value, sample }) => (
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
