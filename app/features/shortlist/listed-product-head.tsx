import { FigureText } from "#app/ui/figures/figure-text.tsx";
import { SmallPicture } from "#app/ui/pictures/small-picture.tsx";
import type { ListedProduct } from "./build-shortlist-page.ts";

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
            // A label stays with its value, and no line begins with the dot between two figures.
            <FigureText
              text={figures
                .map(({ label, value, sample }) => `${label}\u00A0${value}${sample ? " (sample)" : ""}`)
                .join("\u00A0· ")}
              unbroken={figures.flatMap(({ unbroken = [] }) => unbroken)}
            />
          )}
        </p>
      </div>
    </>
  );
}
