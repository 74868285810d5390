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

/** Whether two places show the same picture, so that a photograph for one changes both. */
export const showSame = (one: ShownPlace, other: ShownPlace) =>
  one.picture !== undefined && one.picture === other.picture;

interface AlsoChangedProps {
  place: ShownPlace;
  /** Other places of the file. */
  others: readonly ShownPlace[];
  /** Only the crop changes. */
  isPresent?: boolean;
}

/** Names the other places and files that show a place's picture, because it changes there too. */
export function AlsoChanged({ place, others, isPresent = false }: AlsoChangedProps) {
  const nameOf = useFileNames();
  const names = [
    ...others.filter((each) => showSame(each, place)).map(({ label }) => `“${label}”`),
    ...place.alsoIn.map((each) => nameOf(each).name),
  ];
  if (names.length === 0) return null;
  return (
    <p className="small quiet">
      {isPresent
        ? `This picture is also used by ${names.join(", ")}, and changes there too.`
        : `The previous picture is also used by ${names.join(", ")}. The new one replaces it there too.`}
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
                <AlsoChanged place={place} others={places.filter((each) => each !== place)} />
              </>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
