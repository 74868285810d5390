import { afterEach, describe, expect, test } from "vitest";
import { ContentCopy, ownCatalogue, removeContentCopies } from "../testing/content-copy.ts";

afterEach(removeContentCopies);

const file = "acoustics.yaml";

describe("a mistake in the figures of room acoustics is reported", () => {
  test.each([
    [
      "an unknown source",
      "source: who",
      "source: whoo",
      /targets\.who-classroom\.source: There is no source “whoo”\. Choose who/,
    ],
    [
      "a surface of seats",
      "occupied: audience-wooden",
      "occupied: audience",
      /seating\.wooden\.occupied: There is no surface “audience”/,
    ],
    [
      "a surface of a room",
      "floor: tile",
      "floor: tiles",
      /rooms\.classroom\.plan\.surfaces\.floor: There is no surface “tiles”\. Choose tile/,
    ],
    [
      "a climate of a room",
      'climate: "28-60"',
      'climate: "28-61"',
      /plan\.climate: There is no climate “28-61”\. Choose 28-60/,
    ],
    [
      "a target of a room",
      "target: din-a2",
      "target: din-a6",
      /plan\.target: There is no target “din-a6”\. Choose din-a/,
    ],
    ["a seat of a room", "kind: wooden", "kind: wood", /plan\.seating\.kind: There is no seat “wood”\. Choose wooden/],
  ])("%s", (_what, from, to, message) => {
    expect(new ContentCopy().edit(file, from, to).mistakes()).toEqual([expect.stringMatching(message)]);
  });

  test("a product of a room without an NRC", () => {
    const chair = ownCatalogue().products.find(({ nrc }) => !nrc);
    const mistakes = new ContentCopy().edit(file, "acousticCeilings/absoftTile", chair!.id).mistakes();
    expect(mistakes).toEqual([
      expect.stringContaining(`plan.treatments[0].product: There is no product with an NRC “${chair!.id}”.`),
    ]);
  });

  test("coefficients for more or fewer than six bands", () => {
    const mistakes = new ContentCopy().edit(file, /\[0\.01, 0\.01, 0\.02, /, "[0.01, ").mistakes();
    expect(mistakes).toEqual([expect.stringContaining("surfaces.concrete.coefficients: ")]);
  });

  test("a room that is both a box and another shape, or neither", () => {
    const mistakes = new ContentCopy().edit(file, / +box: .*\n/, "").mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(/rooms\.classroom\.plan: Describe the room either by its box or by its shape\.$/),
    ]);
  });
});
