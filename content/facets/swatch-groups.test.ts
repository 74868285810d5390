import { describe, expect, test } from "vitest";
import type { SwatchGroup } from "../schema/facet.ts";
import { groupsOfSwatch } from "./swatch-groups.ts";

const group = (id: string, rest: Partial<SwatchGroup>): SwatchGroup => ({ id, label: id, said: [], ...rest });

const colours = [
  group("red", { named: ["red"], look: "red" }),
  group("black", { named: ["black"], look: "black" }),
  group("brown", { named: ["brown", "camel"], look: "brown" }),
];
const woods = [
  group("oak", { named: ["oak"] }),
  group("wenge", { named: ["wenge"] }),
  group("light", { look: "light-wood" }),
  group("dark", { look: "dark-wood" }),
];
const idsOf = (name: string, colour: string | undefined, groups: SwatchGroup[]) =>
  groupsOfSwatch({ name, colour }, groups).map(({ id }) => id);

describe("a colour", () => {
  test.each([
    ["that its name says is that colour, whatever the swatch looks like", "Camel", "#ff0000", ["brown"]],
    ["of two names is both", "Red Black", "#4a2526", ["red", "black"]],
    ["with a code for a name is what it looks like", "JU-118A", "#8a4534", ["red"]],
    ["with a code and no swatch is none", "JU-118A", undefined, []],
    ["whose name says something else is none, since its swatch is only an example", "Fabric Finished", "#8a4534", []],
  ])("%s", (_, name, colour, ids) => expect(idsOf(name, colour, colours)).toEqual(ids));
});

describe("a wood", () => {
  test.each([
    ["that its name says is that species, and light by its colour", "Paria Oak", "#d2b993", ["oak", "light"]],
    ["is dark by its colour", "Flowery Wenge", "#4c4039", ["wenge", "dark"]],
    ["between the two is neither", "Swiss Oak", "#a08a68", ["oak"]],
    ["that is not named has no tone, since its swatch is only an example", "Wood Veneer", "#4c4039", []],
    ["is not a part of another word", "Oakley", "#d2b993", []],
  ])("%s", (_, name, colour, ids) => expect(idsOf(name, colour, woods)).toEqual(ids));
});
