import type { ShownPlace } from "../placed-photographs.ts";

/** A place that can be chosen for one of several photographs. */
export interface PlaceChoice {
  /** Stands for it, also after another photograph has been put at the end of its list. */
  readonly key: string;
  readonly label: string;
  readonly place: ShownPlace;
  /** It is the end of a list, where any number of them have room. */
  readonly isEnd: boolean;
}

/** The places of a file as several photographs can be divided among them. */
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
 * The places that several photographs get at first, by their keys: the one on which they were dropped and those after it. What most
 * products of the category leave empty comes last. Fewer than the photographs where there is no more room.
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

/** Which other photograph has a place for which one is chosen; undefined if there is room. */
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

/** The places themselves, those at the end of a list one after the other. */
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
