import { ActionLink } from "#app/ui/action-link.tsx";
import type { ChoosableProduct } from "#app/features/shortlist/index.ts";
import ColourChoice from "./colour-choice.island.tsx";
import { TermText } from "#app/ui/terms/terms.tsx";
import type { DetailPage } from "../build-product-page.ts";
import { tileRemark } from "#content/printed/phrases.ts";

interface ColoursProps {
  colours: NonNullable<DetailPage["colours"]>;
  product: ChoosableProduct;
  enquiryPath: string;
}

/** The finishes to choose from, or a note that they are made to order. */
export function Colours({ colours: { swatches, tile, note }, product, enquiryPath }: ColoursProps) {
  const samplePath = `${enquiryPath}&ask=sample`;
  return (
    <>
      {swatches.length > 0 && <ColourChoice product={product} samplePath={samplePath} />}
      {note && (
        <p className="lead">
          <TermText text={note} />
        </p>
      )}
      {swatches.length === 0 && <ActionLink to={samplePath}>Ask for a finish sample</ActionLink>}
      {swatches.length > 0 && (
        <p className="detail-note caption quiet">
          {tile && `${tileRemark(tile)} `}
          Colours on screen are samples and may not match the material.
        </p>
      )}
    </>
  );
}
