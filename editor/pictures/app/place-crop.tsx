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

/** The part of a photograph that a place shows, and whether it is large enough for it. */
export function PlaceCrop({ photograph, kind, crop, onChange }: PlaceCropProps) {
  const { width, height } = cropOf(photograph, crop, kind.proportion);
  return (
    <div className="place-crop">
      <CropView photograph={photograph} kind={kind} crop={crop} onChange={onChange} />
      <p className="small quiet">
        This part is {width} × {height} pixels. The place needs {kind.leastPx} pixels of width.
      </p>
      {width < kind.leastPx && (
        <p className="notice" role="status">
          It is too small: on a wide screen it will look blurred. Show more of the photograph, or choose a larger one.
        </p>
      )}
    </div>
  );
}
