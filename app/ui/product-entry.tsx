import { AppLink } from "./app-link.tsx";
import { Drawing } from "./drawings/drawing.tsx";
import { NrcScale } from "./nrc-bar.tsx";
import { Picture } from "./picture.tsx";
import type { ProductCardContent } from "./product-card.tsx";

/** A product in an index: a small picture, its name, the figure that decides. One link reaches over the whole entry. */
export function ProductEntry({ product }: { product: ProductCardContent }) {
  const { path, name, description, figures, nrc, picture, drawing } = product;
  const deciding = nrc ? `NRC ${nrc.printed}` : figures.map(({ value }) => value).join(" · ") || description;
  return (
    <article className="product-entry">
      <div className="product-entry__picture" aria-hidden="true">
        {picture ? (
          <Picture picture={{ ...picture, alt: "" }} sizes="72px" cover />
        ) : (
          drawing && <Drawing drawing={drawing} title={name} fit="cover" frame={false} />
        )}
      </div>
      <div className="product-entry__words">
        <h3>
          <AppLink to={path}>{name}</AppLink>
        </h3>
        {deciding && <p>{deciding}</p>}
        {nrc && <NrcScale minimum={nrc.minimum} maximum={nrc.maximum} />}
      </div>
    </article>
  );
}
