import { afterEach, describe, expect, test } from "vitest";
import type { FacetId, SwatchGroup } from "../schema/facet.ts";
import { ContentCopy, ownCatalogue, removeContentCopies } from "../testing/content-copy.ts";
import { groupsOfSwatch } from "./swatch-groups.ts";

afterEach(removeContentCopies);

const { facets, items, products } = ownCatalogue();
const labels = (facet: FacetId) => facets.find(({ id }) => id === facet)?.values.map(({ label }) => label);
const having = (facet: FacetId, value: string) =>
  items.filter(({ values }) => values[facet]?.includes(value)).map(({ id }) => id.split("/")[1]);

describe("the filters of the catalogue", () => {
  test("every product is one item, in however many listings", () => {
    expect(items.map(({ id }) => id).toSorted()).toEqual(products.map(({ id }) => id).toSorted());
    expect(having("category", "acousticCeilings")).toContain("gypsumBoard");
    expect(having("category", "wallPanels")).toContain("gypsumBoard");
  });

  test("every offered value has a product, and every value of a product is offered", () => {
    for (const { id, values } of facets) {
      const offered = values.map((value) => value.id);
      expect(new Set(items.flatMap((item) => item.values[id] ?? []))).toEqual(new Set(offered));
      expect(new Set(offered).size).toBe(offered.length);
    }
  });

  test("every facet has an explanation", () => {
    for (const { label, explanation } of facets) expect(explanation, label).toMatch(/^[A-Z].+\.$/s);
  });

  test("a range counts by its upper end", () => {
    expect(having("nrc", "0.8")).toContain("perforatedPanel");
    expect(having("nrc", "0.7")).toContain("calciLite");
    expect(having("nrc", "0.8")).not.toContain("calciLite");
    expect(having("nrc", "1")).toEqual(["glassStoff", "stoffPanel"]);
  });

  test("a fire class is offered as supplied", () => {
    expect(labels("fireClass")).toContain("Class 1 & P");
    expect(having("fireClass", "class-a")).toEqual(["glassStoff"]);
  });

  test("a thickness is in one band, and a range in all bands that it overlaps", () => {
    expect(having("thickness", "up-to-13")).toContain("gypsumBoard");
    expect(having("thickness", "up-to-18")).not.toContain("gypsumBoard");
    expect(having("thickness", "up-to-18")).toContain("woodenFloor");
    expect(having("thickness", "up-to-25")).toContain("woodenFloor");
  });

  test("the order of a size's sides does not matter, and sections are not sizes", () => {
    expect(having("size", "600x1200")).toEqual(expect.arrayContaining(["gypsumBoard", "perforatedPanel"]));
    expect(items.find(({ id }) => id.endsWith("metalBaffleCeiling"))?.values.size).toBeUndefined();
  });

  test("the power of a luminaire is a number of watts, or variable if no number was supplied", () => {
    expect(labels("power")).toEqual(["60W", "100W", "150W", "200W", "300W", "400W", "Variable"]);
    expect(having("power", "400")).toEqual(["blinder", "fresnelSpot"]);
  });

  describe("a use", () => {
    /** The uses of the only product with applications, after these lines have replaced its own. */
    const itemWith = (application: string) => {
      const file = "products/wallPanels/melamianoPanel.yaml";
      const content = new ContentCopy().edit(file, /application:\n( {2}- .+\n)+/, application).load();
      return content.items.find(({ id }) => id === "wallPanels/melamianoPanel");
    };

    test("is offered if the product's own data names it", () => {
      const item = itemWith("application:\n  - Hospitals and schools\n");
      expect(item?.values.use).toEqual(["hospital", "school"]);
      expect(item?.sampleValues?.use).toBeUndefined();
    });

    test("is not offered if only a sample names it, but names what a search asks for", () => {
      const item = itemWith("application:\n  - { value: Hospitals and schools, sample: true }\n");
      expect(item?.values.use).toBeUndefined();
      expect(item?.sampleValues?.use).toEqual(["hospital", "school"]);
    });
  });

  test("a facet says that some of its values are samples while a figure that it reads is one", () => {
    const [supplied, sample] = ['power: "300W"', 'power: { value: "300W", sample: true }'];
    const content = new ContentCopy().edit("products/stageSystems/cyclorama.yaml", supplied, sample).load();
    const saying = content.facets.filter(({ explanation }) => explanation.endsWith(" Some values are samples."));
    expect(saying.map(({ id }) => id)).toContain("power");
    expect(saying.map(({ id }) => id)).not.toContain("category");
  });
});

describe("a mistake in facets.yaml is reported", () => {
  test("a figure that does not exist", () => {
    const mistakes = new ContentCopy().edit("facets.yaml", "back, power, cri", "back, powr, cri").mistakes();
    expect(mistakes).toEqual([
      expect.stringMatching(/^content\/facets\.yaml:\d+: columns\[8\]: There is no figure “powr”\. Choose power, /),
    ]);
  });

  test("a place that does not exist", () => {
    const mistakes = new ContentCopy().edit("facets.yaml", "in: [colours, finish]", "in: [colours, finsh]").mistakes();
    expect(mistakes).toEqual([
      expect.stringContaining("filters.finish.in[1]: There is no figure “finsh”. Choose finish, "),
    ]);
  });

  test("a missing filter in the order", () => {
    const mistakes = new ContentCopy().edit("facets.yaml", /^ {2}use:\n( {3}.*\n)+/m, "").mistakes();
    expect(mistakes).toEqual([expect.stringMatching(/order\[\d+\]: There is no filter “use”\. Choose /)]);
  });
});

describe("a mistake in a figure's filter in figures.yaml is reported", () => {
  const mistakesWith = (line: string) =>
    new ContentCopy().edit("figures.yaml", "# Fixing and care", `${line}\n\n# Fixing and care`).mistakes();
  const figure = (more: string) => `added: { label: Added, group: Construction, quantity: words, ${more} }`;

  test.each([
    [
      "words that are sorted",
      figure("sorted: { first: highest }"),
      "added.sorted: Remove this, because “words” is not a numeric quantity",
    ],
    [
      "words that are searched as a number",
      figure("searched: { words: [added] }"),
      "added.searched: Remove this, because “words” is not a numeric quantity",
    ],
    ["a name of another parameter", figure("filtered: { by: value, as: q, explanation: E. }"), "added.filtered.as: "],
    ["a name of another filter", figure("filtered: { by: value, as: nrc, explanation: E. }"), "“nrc” is listed twice."],
    [
      "a figure that counts as an unknown one",
      figure("countsAs: nothing"),
      "added.countsAs: There is no figure “nothing”.",
    ],
    [
      "a better end without a mark",
      figure("compared: { better: more }"),
      "added.compared: Write a mark for the better figure.",
    ],
    [
      "a group that does not exist",
      "added: { label: Added, group: Mak, quantity: words }",
      "added.group: Choose Performance, ",
    ],
  ])("%s", (_, line, told) => expect(mistakesWith(line)).toEqual([expect.stringContaining(told)]));
});

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
