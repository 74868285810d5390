import type { ShownPlace } from "../placed-photographs.ts";

/** A place that can be chosen for one of several photographs. */
export interface PlaceChoice {
  /** Identifies the place, even after another photograph has been appended to its list. */
  readonly key: string;
  readonly label: string;
  readonly place: ShownPlace;
  /** It is the end of a list, which has room for any number. */
  readonly isEnd: boolean;
}

/** The places of a file among which several photographs can be divided. */
export function placeChoices(places: readonly ShownPlace[]): PlaceChoice[] {
  return places.map((place) => {
    const isEnd = place.picture === undefined && typeof place.at.at(-1) === "number";
    return {
      key: isEnd ? `${place.at.slice(0, -1).join(".")}.end` : place.at.join("."),
      label: isEnd ? `${place.label.replace(/ \d+$/, "")}, at the end` : place.label,
      place,
      isEnd,
    };
  });
}

/**
 * The initial places for several photographs, as keys: the one they were dropped on and those after it. Places left empty by most products
 * of the category come last. Shorter than `count` if there is no more room.
 */
export function firstChoices(choices: readonly PlaceChoice[], start: ShownPlace, count: number): string[] {
  const from = choices.findIndex(({ place }) => place.at.join(".") === start.at.join("."));
  const [first, ...after] = choices.slice(from);
  const ordered = [
    ...(first ? [first] : []),
    ...after.filter(({ place }) => !place.isRarelyUsed),
    ...after.filter(({ place }) => place.isRarelyUsed),
  ];
  const end = ordered.findIndex(({ isEnd }) => isEnd);
  const [single, last] = end < 0 ? [ordered, undefined] : [ordered.slice(0, end), ordered[end]];
  return Array.from({ length: count }, (_, index) => (single[index] ?? last)?.key ?? "").filter((key) => key !== "");
}

/** The other photograph that has the chosen place; undefined if there is room. */
export function takenBy(
  chosen: readonly string[],
  choices: readonly PlaceChoice[],
  index: number,
  key: string,
): number | undefined {
  if (choices.find((each) => each.key === key)?.isEnd) return undefined;
  const other = chosen.findIndex((each, place) => each === key && place !== index);
  return other < 0 ? undefined : other;
}

/** The chosen places, with consecutive positions at the end of a list. */
export function chosenPlaces(chosen: readonly string[], choices: readonly PlaceChoice[]): ShownPlace[] {
  const before = new Map<string, number>();
  return chosen.map((key) => {
    const { place, isEnd } = choices.find((each) => each.key === key)!;
    const number = before.get(key) ?? 0;
    before.set(key, number + 1);
    if (!isEnd || number === 0) return place;
    const index = Number(place.at.at(-1)) + number;
    return {
      ...place,
      at: [...place.at.slice(0, -1), index],
      label: place.label.replace(/\d+$/, String(index + 1)),
    };
  });
}
