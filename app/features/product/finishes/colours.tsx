import { ActionLink } from "#app/ui/action-link.tsx";
import { FinishViewer } from "./finish-viewer.tsx";
import { TermText } from "#app/ui/terms/terms.tsx";
import type { DetailPage } from "../product-page-content.ts";
import { tileRemark } from "./tile-remark.ts";

interface ColoursProps {
  colours: NonNullable<DetailPage["colours"]>;
  productName: string;
  enquiryPath: string;
}

/** The finishes to choose from, or a note that they are made to order. */
export function Colours({ colours: { swatches, tile, note }, productName, enquiryPath }: ColoursProps) {
  const samplePath = `${enquiryPath}&ask=sample`;
  return (
    <>
      {swatches.length > 0 && (
        <FinishViewer
          label={`Colours of the ${productName}`}
          swatches={swatches}
          samplePathOf={(finish) => `${samplePath}&finish=${encodeURIComponent(finish)}`}
        />
      )}
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
