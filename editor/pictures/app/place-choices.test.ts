import { expect, test } from "vitest";
import type { ShownPlace } from "../placed-photographs.ts";
import { placesIn } from "../places.ts";
import { chosenPlaces, firstChoices, placeChoices, takenBy } from "./place-choices.ts";

/** The places of a chair; most chairs have no picture strip. */
function choicesOf(pictures: object) {
  const places = placesIn("products/seatingSystems/abr06.yaml", { pictures });
  return placeChoices(
    places.map((place): ShownPlace => ({
      ...place,
      alsoIn: [],
      isRarelyUsed: place.at[1] === "carousel" || undefined,
    })),
  );
}

const labels = (choices: ReturnType<typeof choicesOf>, chosen: readonly string[]) =>
  chosenPlaces(chosen, choices).map(({ label, at }) => [label, at.slice(1)]);

test("three photographs dropped on the banner of a new chair get the places used in its category", () => {
  const choices = choicesOf({});
  expect(labels(choices, firstChoices(choices, choices[0]!.place, 3))).toEqual([
    ["Banner", ["banner"]],
    ["On cards and in lists", ["product"]],
    ["After installation 1", ["installed", 0]],
  ]);
});

test("photographs for a list are appended in order", () => {
  const choices = choicesOf({ installed: ["one"] });
  const end = choices.find(({ key }) => key === "pictures.installed.end")!;
  expect(labels(choices, firstChoices(choices, end.place, 2))).toEqual([
    ["After installation 2", ["installed", 1]],
    ["After installation 3", ["installed", 2]],
  ]);
});

test("a place chosen for another photograph is taken, and the end of a list never is", () => {
  const choices = choicesOf({});
  const chosen = firstChoices(choices, choices[0]!.place, 3);
  expect(takenBy(chosen, choices, 2, chosen[0]!)).toBe(0);
  expect(takenBy(chosen, choices, 0, chosen[2]!)).toBeUndefined();
  expect(takenBy(chosen, choices, 0, chosen[0]!)).toBeUndefined();
});

test("photographs that exceed the room get no place", () => {
  const places = placesIn("gallery.yaml", [{ text: "Hall", picture: "hall" }]);
  const choices = placeChoices(places.map((place) => ({ ...place, alsoIn: [] })));
  expect(firstChoices(choices, choices[0]!.place, 3)).toHaveLength(1);
});
