import { FinishViewer } from "../../ui/finish-viewer.tsx";
import type { DetailPage } from "./page.ts";

interface ColoursProps {
  colours: NonNullable<DetailPage["colours"]>;
  productName: string;
}

/** The finishes to choose from, or that they are made to order. */
export function Colours({ colours: { swatches, note }, productName }: ColoursProps) {
  return (
    <>
      {swatches.length > 0 && <FinishViewer label={`Colours of the ${productName}`} swatches={swatches} />}
      {note && <p className="lead">{note}</p>}
      {swatches.length > 0 && (
        <p className="detail-note caption quiet">Colours on the screen are samples, and differ from the material.</p>
      )}
    </>
  );
}
