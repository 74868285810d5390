import { describe, expect, test } from "vitest";
import type { SearchDocument, SearchedFigure } from "#content/schema/search.ts";
import { search, searchProducts } from "./search.ts";
import { openIndex, serialiseIndex } from "./search-index.ts";
import { joinedWords, stemOf, splitWords } from "./words.ts";
import { groupResults } from "../group-results.ts";
import type { FoundDocument } from "../load-search.ts";

const document = (given: Partial<SearchDocument> & { title: string }): SearchDocument => ({
  id: given.title,
  kind: "product",
  path: "/",
  note: "",
  names: given.title,
  text: "",
  alsoCalled: "",
  ...given,
});

const nrc: SearchedFigure = { id: "nrc", label: "NRC", words: ["nrc"], units: [], isLength: false, digits: 1 };

const index = openIndex(
  serialiseIndex(
    [
      document({
        title: "Foam Panel",
        text: "wall panels",
        alsoCalled: "sponge",
        measures: { figures: { nrc: [[0.9, 0.9]] } },
      }),
      document({
        title: "Wooden Panel",
        text: "wall panels | teak | oak",
        measures: { figures: { nrc: [[0.6, 0.83]] } },
      }),
      document({ title: "Clip-In Tiles", text: "metal ceilings", alsoCalled: "false ceiling" }),
      document({ title: "Stretch Fabric", text: "a wall finish", alsoCalled: "stretch ceiling | glass wool" }),
      document({ title: "ABR-07", names: "ABR-07 | ABR07 | ABR7", text: "auditorium chair" }),
      document({ title: "ABR-08", names: "ABR-08 | ABR08 | ABR8", text: "auditorium chair" }),
      document({ title: "Teak Black", kind: "finish" }),
      document({ title: "Teak", kind: "finish" }),
    ],
    [nrc],
  ),
);
const titles = (query: string) => search(index, query).map(({ title }) => title);

describe("a result", () => {
  test.each([
    ["a part of a word", "woo", "Wooden Panel"],
    ["a misspelt word", "wodden", "Wooden Panel"],
    ["a word with two letters swapped", "wodoen", "Wooden Panel"],
    ["a word of its data", "oak", "Wooden Panel"],
    ["a synonym", "sponge", "Foam Panel"],
    ["a plural", "foams", "Foam Panel"],
    ["two words joined", "clipin", "Clip-In Tiles"],
    ["a model code with a space", "abr 07", "ABR-07"],
    ["a model code without its zero", "ABR8", "ABR-08"],
    ["stop words", "show me the foam", "Foam Panel"],
  ])("%s: %s", (_, query, title) => expect(titles(query)[0]).toBe(title));

  test.each([
    ["a part of its words", "ceiling", ["Clip-In Tiles"]],
    ["words of two of them", "glass ceiling", ["Clip-In Tiles"]],
    ["all of its words", "stretch ceiling", ["Stretch Fabric"]],
    ["all of its words in another order", "ceiling stretch", ["Stretch Fabric"]],
    ["a misspelt word", "streetch ceiling", ["Stretch Fabric"]],
    ["a word that is still being typed", "false cei", ["Clip-In Tiles"]],
  ])("by a synonym of several words needs all of them: %s", (_, query, found) => expect(titles(query)).toEqual(found));

  test("with all words precedes one with some of them", () => {
    expect(titles("teak panel")[0]).toBe("Wooden Panel");
  });

  test("with the whole title is first", () => expect(titles("teak").slice(0, 2)).toEqual(["Teak", "Teak Black"]));

  test("with the words and the figure precedes one with only the words", () => {
    expect(titles("panel NRC 0.9")).toEqual(["Foam Panel", "Wooden Panel"]);
    expect(titles("panel NRC 0.8").toSorted()).toEqual(["Foam Panel", "Wooden Panel"]);
  });

  test("for a figure alone has the figure", () => expect(titles("nrc above 0.85")).toEqual(["Foam Panel"]));

  test.each(["", "   ", "zzzz", "the", "?!"])("for %j does not exist", (query) => expect(titles(query)).toEqual([]));

  test("limited to products excludes the other kinds", () =>
    expect(searchProducts(index, "teak")).toEqual(["Wooden Panel"]));
});

describe("a colour or a wood in a query", () => {
  const finished = openIndex(
    serialiseIndex(
      [
        document({ title: "Oak Panel", text: "wall panels | Swiss Oak", measures: { finishes: ["wood:oak"] } }),
        document({ title: "Walnut Panel", text: "wall panels", measures: { finishes: ["wood:dark-wood"] } }),
        document({ title: "Felt Panel", text: "wall panels", measures: { finishes: ["colour:red", "colour:blue"] } }),
        document({ title: "Plain Panel", text: "wall panels" }),
        document({ title: "Chair", measures: { finishes: ["colour:*"] } }),
        document({ title: "Door" }),
        document({ title: "Swiss Oak", kind: "finish", measures: { finishes: ["wood:oak"] } }),
        document({ title: "Red", kind: "finish", measures: { finishes: ["colour:red"] } }),
      ],
      [nrc],
      [
        { id: "wood:oak", words: ["oak"] },
        { id: "wood:dark-wood", words: ["walnut", "dark wood", "अखरोट"] },
        { id: "colour:red", words: ["red", "लाल"] },
        { id: "colour:blue", words: ["blue"] },
      ],
    ),
  );
  const products = (query: string) => searchProducts(finished, query);

  test.each([
    ["finds only the products that have it", "oak wall panel", ["Oak Panel"]],
    ["by a synonym does the same", "dark wood panel", ["Walnut Panel"]],
    ["in Devanagari does the same", "अखरोट panel", ["Walnut Panel"]],
    ["alone finds products with it, and then those made in any colour", "red", ["Felt Panel", "Chair"]],
    ["with a shade is the same colour", "dark blue panel", ["Felt Panel", "Chair"]],
    ["that the named product can have ranks it first", "red chair", ["Chair", "Felt Panel"]],
    ["that the named product does not have keeps that product", "oak door", ["Door"]],
    ["and a second one are both required", "red blue panel", ["Felt Panel", "Chair"]],
  ])("%s: %s", (_, query, found) => {
    const first = products(query);
    expect(first.slice(0, found.length)).toEqual(found);
    if (!query.includes("door")) expect(first).toHaveLength(found.length);
  });

  test("finds a swatch of that name before the products that have it", () => {
    expect(search(finished, "swiss oak").map(({ title }) => title)).toEqual(["Swiss Oak", "Oak Panel"]);
  });

  test("matches whole words only", () => expect(products("reddish panel")).toContain("Plain Panel"));
});

describe("a product in two listings", () => {
  const both = openIndex(
    serialiseIndex(
      [
        document({
          title: "Gypsum Board",
          path: "/walls/board",
          note: "Wall Panels",
          text: "wall panels | ceilings",
          places: [
            { path: "/walls/board", note: "Wall Panels", words: "Wall Panels" },
            { path: "/ceilings/board", note: "Ceilings", words: "Ceilings | chhat" },
          ],
        }),
      ],
      [],
    ),
  );
  test.each([
    ["gypsum board", "/walls/board", "Wall Panels"],
    ["gypsum board for a ceiling", "/ceilings/board", "Ceilings"],
    ["gypsum chhat", "/ceilings/board", "Ceilings"],
    ["gypsum wall and ceiling", "/walls/board", "Wall Panels"],
  ])("is found in the listing that the query means: %s", (query, path, note) => {
    expect(search(both, query)[0]).toMatchObject({ path, note });
  });
});

describe("a text is split into words", () => {
  test.each([
    ["Tip-Up, WITH writing pad", ["tip", "up", "with", "writing", "pad"]],
    ["G.I. ceiling, M.S. frame", ["gi", "ceiling", "ms", "frame"]],
    ["12.5 mm", ["12.5", "mm"]],
    ["Café, परदा", ["cafe", "परदा"]],
    ["दरवाज़ा and दरवाजा", ["दरवाजा", "and", "दरवाजा"]],
    ["", []],
  ])("%s", (text, words) => expect(splitWords(text)).toEqual(words));
});

describe("a word is looked up without its plural", () => {
  test.each([
    ["panels", "panel"],
    ["batteries", "battery"],
    ["glass", "glass"],
    ["status", "status"],
    ["gas", "gas"],
    ["with", undefined],
  ])("%s as %s", (word, stem) => expect(stemOf(word)).toBe(stem));
});

test.each([
  ["bevelled", "beveled"],
  ["aluminium", "aluminum"],
  ["colours", "color"],
  ["fibreglass", "fiberglass"],
  ["grey", "gray"],
  ["centre", "center"],
  ["panelling", "paneling"],
  ["moulding", "molding"],
  ["theatres", "theater"],
  ["louvre", "louver"],
  ["galvanised", "galvanized"],
])("%s and %s are the same word, even while either is being typed", (british, american) => {
  expect(stemOf(british)).toBe(stemOf(american));
  const spelt = openIndex(serialiseIndex([document({ title: british })], []));
  for (const word of [british, american])
    for (let end = 4; end <= word.length; end += 1)
      expect(searchProducts(spelt, word.slice(0, end)), word.slice(0, end)).toEqual([british]);
});

test("neighbouring words are also joined", () => {
  expect(joinedWords(["abt", "wp", "03"])).toEqual(["abtwp", "abtwp03", "wp03"]);
  expect(joinedWords(["teak"])).toEqual([]);
});

const found = (kind: FoundDocument["kind"], title: string): FoundDocument => ({
  id: `${kind}:${title}`,
  kind,
  title,
  path: "/",
  note: "",
});

test("the kind with the best result is first, and each kind keeps the order of its results", () => {
  const groups = groupResults([found("finish", "a"), found("product", "b"), found("finish", "c")]);
  expect(groups.map(({ label, first, results }) => [label, first, results.map(({ title }) => title)])).toEqual([
    ["Finishes", 0, ["a", "c"]],
    ["Products", 2, ["b"]],
  ]);
});

test("only the best four projects are shown", () => {
  const [projects] = groupResults(Array.from({ length: 30 }, (_, place) => found("project", String(place))));
  expect(projects?.results.map(({ title }) => title)).toEqual(["0", "1", "2", "3"]);
});

test("no results give no group", () => {
  expect(groupResults([])).toEqual([]);
});
