import { useState } from "react";
import { ActionLink } from "#app/ui/action-link.tsx";
import { ChooseInPlace, pickFinish, type ChoosableProduct } from "#app/features/shortlist/index.ts";
import { FinishViewer } from "./finish-viewer.tsx";
import { TermText } from "#app/ui/terms/terms.tsx";
import type { DetailPage } from "../product-page-content.ts";
import { tileRemark } from "./tile-remark.ts";

interface ColoursProps {
  colours: NonNullable<DetailPage["colours"]>;
  product: Omit<ChoosableProduct, "swatches">;
  enquiryPath: string;
}

/** The finishes to choose from, or a note that they are made to order. */
export function Colours({ colours: { swatches, tile, note }, product, enquiryPath }: ColoursProps) {
  const samplePath = `${enquiryPath}&ask=sample`;
  const [shown, setShown] = useState(swatches[0]?.name);

  function show(finish: string | undefined, picked: boolean) {
    if (finish) setShown(finish);
    pickFinish(product.productId, picked ? finish : undefined);
  }

  return (
    <>
      {swatches.length > 0 && (
        <FinishViewer
          label={`Colours of the ${product.name}`}
          swatches={swatches}
          samplePathOf={(finish) => `${samplePath}&finish=${encodeURIComponent(finish)}`}
          onShow={show}
        />
      )}
      {shown && <ChooseInPlace product={{ ...product, swatches }} finish={shown} />}
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
