import { memo } from "react";
import { CompareToggle } from "#app/features/compare/index.ts";
import { ShortlistButton } from "#app/features/shortlist/index.ts";
import { Drawing } from "#app/drawings/drawing.tsx";
import { NrcScale } from "#app/ui/figures/nrc-scale.tsx";
import { listedWidthPx } from "#app/ui/pictures/picture-files.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import { nothingAsked, type AskedOfProduct } from "./asked.ts";
import { cardNotes } from "#app/ui/products/card-content.ts";

const mostFigures = 2;

/** The figures that a product's entry in a list prints. A product with an NRC shows its scale instead. */
function entryFigures({ nrc, figures }: ProductCardContent): ProductCardContent["figures"] {
  return nrc ? [] : figures.slice(0, mostFigures);
}

/** Whether the entry of a product has an asterisk. */
export function hasSample(product: ProductCardContent): boolean {
  return product.nrc?.sample === true || entryFigures(product).some(({ sample }) => sample);
}

/** Notes on the sample values and pictures in these entries. */
export function entryNotes(
  products: readonly ProductCardContent[],
  askedOf: (productId: string) => AskedOfProduct,
): string[] {
  const asked = ({ productId }: ProductCardContent) =>
    askedOf(productId).figures.map(({ label, printed, sample }) => ({ label, value: printed, sample }));
  return cardNotes(
    products.map((each) => Object.assign({}, each, { figures: [...entryFigures(each), ...asked(each)] })),
  );
}

interface ProductEntryProps {
  product: ProductCardContent;
  /** What it says about the search. */
  asked?: AskedOfProduct;
}

/**
 * A product in a list: a small picture, its name, its main figures. One link covers the whole entry; the controls for
 * the shortlist and the comparison are above it.
 */
export const ProductEntry = memo(function ProductEntry({ product, asked = nothingAsked }: ProductEntryProps) {
  const { productId, path, name, description, nrc, picture, drawing } = product;
  return (
    <article className="product-entry">
      {picture ? (
        <Picture
          picture={{ ...picture, alt: "" }}
          sizes={`${listedWidthPx(picture)}px`}
          cover
          className="product-entry__picture"
        />
      ) : (
        <div className="product-entry__picture" aria-hidden="true">
          {drawing && <Drawing drawing={drawing} title={name} fit="cover" frame={false} />}
        </div>
      )}
      <h3>
        <a href={path} translate="no">
          {name}
        </a>
      </h3>
      <ShortlistButton productId={productId} productName={name} />
      {asked.figures.map(({ id, label, printed, sample }) => (
        <p key={id} className={sample ? "sample-mark" : undefined}>
          <span className="product-entry__term">{label}</span> {printed}
        </p>
      ))}
      {nrc ? (
        <>
          {!asked.figures.some(({ id }) => id === "nrc") && (
            <p className={nrc.sample ? "sample-mark" : undefined}>NRC {nrc.printed}</p>
          )}
          <NrcScale minimum={nrc.minimum} maximum={nrc.maximum} />
        </>
      ) : (
        entryFigures(product)
          .filter((each) => !asked.figures.some(({ label }) => label === each.label))
          .map(({ label, value, sample }) => (
            <p key={label} className={sample ? "sample-mark" : undefined}>
              <span className="product-entry__term">{label}</span> {value}
            </p>
          ))
      )}
      {description && <p>{description}</p>}
      {asked.missing.length > 0 && <p>Does not match: {asked.missing.join(", ")}</p>}
      <CompareToggle productId={productId} productName={name} />
    </article>
  );
});
