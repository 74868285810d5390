import { cropOf, type Crop } from "../crop.ts";
import type { Photograph } from "../placed-photographs.ts";
import type { PlaceKind } from "../places.ts";
import { CropView } from "./crop-view.tsx";

interface PlaceCropProps {
  photograph: Photograph;
  kind: PlaceKind;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** Chooses the crop of a photograph for a place, and says whether it is large enough. */
export function PlaceCrop({ photograph, kind, crop, onChange }: PlaceCropProps) {
  const { width, height } = cropOf(photograph, crop, kind.proportion);
  return (
    <div className="place-crop">
      <CropView photograph={photograph} kind={kind} crop={crop} onChange={onChange} />
      <p className="small quiet">
        This part is {width} × {height} pixels{width < kind.leastPx ? "" : ", large enough here"}.
      </p>
      {width < kind.leastPx && (
        <p className="notice" role="status">
          It will look blurred on a wide screen: a picture here must be at least {kind.leastPx} pixels wide.{" "}
          {crop.closer > 1 ? "Zoom out, or choose" : "Choose"} a larger photograph.
        </p>
      )}
    </div>
  );
}
