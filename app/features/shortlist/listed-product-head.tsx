import { FigureText } from "#app/ui/figures/figure-text.tsx";
import { SmallPicture } from "#app/ui/pictures/small-picture.tsx";
import type { ListedProduct } from "./build-shortlist-page.ts";
import { printFigures } from "./list/shortlist-text.ts";

interface ListedProductHeadProps {
  productId: string;
  product: ListedProduct;
  Heading: "h2" | "h3";
}

/**
 * The product of an entry: its picture, its name as a link, and its figures, or that it is no longer in the
 * catalogue.
 */
export function ListedProductHead({ productId, product, Heading }: ListedProductHeadProps) {
  const { name, figures, gone = false } = product;
  return (
    <>
      <SmallPicture {...product} />
      <div className="item-row__head">
        <Heading translate="no">{gone ? name : <a href={`/${productId}`}>{name}</a>}</Heading>
        <p className="small quiet">
          {gone ? (
            "No longer in the catalogue."
          ) : (
            <FigureText text={printFigures(figures)} unbroken={figures.flatMap(({ unbroken = [] }) => unbroken)} />
          )}
        </p>
      </div>
    </>
  );
}
