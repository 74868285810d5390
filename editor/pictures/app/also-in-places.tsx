import { useFileNames } from "../../app/file-names.ts";
import { middle, type Crop } from "../crop.ts";
import type { Photograph, ShownPlace } from "../placed-photographs.ts";
import { PlaceCrop } from "./place-crop.tsx";

interface AlsoInPlacesProps {
  photograph: Photograph;
  places: readonly ShownPlace[];
  /** The crop for each chosen place, by place key. */
  crops: ReadonlyMap<string, Crop>;
  onChange: (crops: ReadonlyMap<string, Crop>) => void;
}

/** The key of a place within its file. */
export const keyOfPlace = ({ at }: Pick<ShownPlace, "at">) => at.join(".");

interface SharedPictureProps {
  place: ShownPlace;
  /** Other places of the file, if only the crop changes. */
  recroppedWith?: readonly ShownPlace[] | undefined;
}

/** Says which other places show a place's picture. A new crop changes it there too; a new photograph does not. */
export function SharedPicture({ place, recroppedWith }: SharedPictureProps) {
  const nameOf = useFileNames();
  const here = recroppedWith?.filter(({ picture }) => picture === place.picture) ?? [];
  const names = [...here.map(({ label }) => `“${label}”`), ...place.alsoIn.map((each) => nameOf(each).name)];
  if (names.length === 0) return null;
  return (
    <p className="small quiet">
      {recroppedWith
        ? `This picture is also used by ${names.join(", ")}, and changes there too.`
        : `The current picture is also used by ${names.join(", ")}, and stays there.`}
    </p>
  );
}

/** Offers the other places of a file for the same photograph, each with a separate crop. */
export function AlsoInPlaces({ photograph, places, crops, onChange }: AlsoInPlacesProps) {
  const change = (place: ShownPlace, crop: Crop | undefined) => {
    const others = [...crops].filter(([key]) => key !== keyOfPlace(place));
    onChange(new Map(crop ? [...others, [keyOfPlace(place), crop]] : others));
  };
  return (
    <fieldset className="also-in-places">
      <legend>Also use this photograph for</legend>
      {places.map((place) => {
        const crop = crops.get(keyOfPlace(place));
        return (
          <div key={keyOfPlace(place)}>
            <label className="tick">
              <input
                type="checkbox"
                checked={crop !== undefined}
                onChange={(event) => change(place, event.target.checked ? middle : undefined)}
              />
              <span>
                {place.label}
                {place.picture !== undefined && <span className="quiet">, replacing the current one</span>}
              </span>
            </label>
            {crop && (
              <>
                <PlaceCrop
                  photograph={photograph}
                  kind={place.kind}
                  crop={crop}
                  onChange={(next) => change(place, next)}
                />
                <SharedPicture place={place} />
              </>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
