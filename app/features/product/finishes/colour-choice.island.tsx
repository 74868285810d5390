import { useState } from "react";
import { ChooseInPlace, pickFinish, type ChoosableProduct } from "#app/features/shortlist/index.ts";
import { FinishViewer } from "./finish-viewer.tsx";
import { island } from "#app/islands/island.tsx";

interface ColourChoiceProps {
  product: ChoosableProduct;
  /** Where to request a sample. */
  samplePath: string;
}

/** The finishes, and a form that adds the current one to the shortlist. */
function ColourChoice({ product, samplePath }: ColourChoiceProps) {
  const { name, productId, swatches } = product;
  const [shown, setShown] = useState(swatches[0]?.name);

  function show(finish: string | undefined, picked: boolean) {
    if (finish) setShown(finish);
    pickFinish(productId, picked ? finish : undefined);
  }

  return (
    <>
      <FinishViewer
        label={`Colours of the ${name}`}
        swatches={swatches}
        samplePathOf={(finish) => `${samplePath}&finish=${encodeURIComponent(finish)}`}
        onShow={show}
      />
      {shown && <ChooseInPlace product={product} finish={shown} />}
    </>
  );
}

export default island("colour-choice", ColourChoice);
