import { describe, expect, test } from "vitest";
import { openIndex, serialiseIndex } from "#app/features/search/engine/search-index.ts";
import { answer, search, searchProducts } from "#app/features/search/engine/search.ts";
import { searchDocuments } from "#content/search/documents.ts";
import { ownCatalogue } from "#content/testing/content-copy.ts";

const catalogue = ownCatalogue();
const index = openIndex(
  serialiseIndex(searchDocuments(catalogue), catalogue.searchedFigures, catalogue.searchedFinishes),
);
const first = (query: string) => search(index, query)[0];
const ofCategory = (id: string) =>
  catalogue.categories.find((category) => category.id === id)!.cards.map(({ product }) => product.id);

test.each([
  ["Datasheet", "/downloads"],
  ["catalogue", "/nishabd-acoustics-e-catalogue.pdf"],
  ["price", "/contact"],
  ["sample", "/contact"],
  ["contact", "/contact"],
  ["warranty", "/about"],
  ["कीमत", "/contact"],
])("%s finds %s", (query, path) => expect(first(query)?.path).toBe(path));

describe("a Hindi word in Latin letters or in Devanagari finds its meaning", () => {
  test.each([
    ["kursi", "seatingSystems"],
    ["कुर्सी", "seatingSystems"],
    ["darwaza", "acousticDoors"],
    ["दरवाज़ा", "acousticDoors"],
    ["chhat", "metalCeilings"],
    ["छत", "metalCeilings"],
    ["deewar", "wallPanels"],
    ["दीवार", "wallPanels"],
    ["पैनल", "wallPanels"],
    ["चेयर", "seatingSystems"],
    ["डोर", "acousticDoors"],
  ])("%s: %s", (query, category) => expect(ofCategory(category)).toContain(searchProducts(index, query)[0]));

  test.each([
    ["parda", "stageSystems/curtains"],
    ["पर्दा", "stageSystems/curtains"],
    ["jali", "wallPanels/perforatedPanel"],
    ["जाली", "wallPanels/perforatedPanel"],
    ["कर्टेन", "stageSystems/curtains"],
    ["टाइल", "metalCeilings/layInTiles"],
    ["जिप्सम", "wallPanels/gypsumBoard"],
    ["फोम", "wallPanels/melamianoPanel"],
    ["ध्वनि", "wallPanels/petPanel"],
  ])("%s: %s", (query, product) => expect(searchProducts(index, query)).toContain(product));
});

describe("a name on the pages in Hindi, with and without its nuktas, finds first what it names", () => {
  const names = catalogue
    .inHindi()
    .categories.flatMap(({ title, menuLabel, tabs, cards }) => [
      { name: title, cards },
      { name: menuLabel, cards },
      ...tabs.map((tab) => ({ name: tab.label, cards: tab.cards })),
    ]);
  test.each([
    ...names.map(({ name, cards }): [string, string[]] => [name, cards.map(({ product }) => product.id)]),
    ["कुर्सी राइटिंग पैड", ["seatingSystems/abtwp03", "seatingSystems/abpwp10"]],
    ["राइटिंग पैड के साथ कुर्सी", ["seatingSystems/abtwp03", "seatingSystems/abpwp10"]],
    ["बिना राइटिंग पैड वाली कुर्सी", ["seatingSystems/abpb11", "seatingSystems/abt01", "seatingSystems/abr06"]],
    ["ऑटो टिप-अप कुर्सी", ["seatingSystems/abt01"]],
    ["क्लिप-इन मेटल टाइल", ["metalCeilings/clipInTiles"]],
    ["ले-इन टाइल", ["metalCeilings/layInTiles"]],
    ["टी-ग्रिड", ["metalCeilings/teeGrid"]],
    ["वुड वूल पैनल", ["wallPanels/woodWoolPanel"]],
    ["जिप्सम बोर्ड", ["wallPanels/gypsumBoard"]],
  ])("%s", (name, named) => {
    for (const written of [name, name.normalize("NFD").replaceAll("\u093c", "")]) {
      const { demands, products } = answer(index, written);
      expect(demands.filter(({ count }) => count === 0)).toEqual([]);
      expect(named, written).toContain(products[0]?.id);
      expect(products[0]?.degrees).not.toContain(0);
    }
  });
});

test("every word of a product's summary in Hindi is known", () => {
  const cards = catalogue.inHindi().categories.flatMap((category) => category.cards);
  const words = cards.flatMap(({ description = "" }) => description.match(/[\p{Script=Devanagari}\p{M}]+/gu) ?? []);
  expect(words.length).toBeGreaterThan(300);
  const unknown = words.filter((word) => answer(index, `${word} PET`).demands.some(({ count }) => count === 0));
  expect(unknown).toEqual([]);
});

describe("queries that the room calculator answers find it", () => {
  test.each(["reverberation", "reverberation time", "RT60", "acoustic calculator", "Sabine"])("%s, directly", (query) =>
    expect(first(query)?.path).toBe("/room"),
  );

  test.each(["room acoustics", "echo", "echo in hall", "reverb", "how many panels", "गूंज"])(
    "%s, among the pages",
    (query) => expect(search(index, query, ["page"])[0]?.path).toBe("/room"),
  );
});

test.each([
  ["400 seats", 400],
  ["400 push back chairs", 400],
  ["650-seater auditorium", 650],
  ["auditorium with 250 chairs", 250],
  ["५०० कुर्सियाँ", 500],
  ["seats 400", 400],
  ["seat 500", 500],
  ["chairs: 400", 400],
  ["seating for 80", 80],
  ["hall for 400 people", 400],
  ["auditorium capacity 400", 400],
  ["400 capacity auditorium", 400],
  ["400 pax hall", 400],
  ["400 लोगों के लिए हॉल", 400],
])("%s finds chairs that all match, and the seat planner for as many", (query, wanted) => {
  const { demands, products, seats } = answer(index, query);
  const chairs = ofCategory("seatingSystems");
  expect(products.length).toBeGreaterThan(3);
  expect(products.filter(({ id, degrees }) => chairs.includes(id) && !degrees.includes(0)).length).toBeGreaterThan(3);
  expect(demands.filter(({ label, count }) => /\d/.test(label) || count === 0)).toEqual([]);
  expect(search(index, query, ["page"])[0]?.path).toBe(`/seats?seats=${wanted}`);
  expect(seats).toBe(wanted);
});

test("the number of a chair's code is not a number of seats", () =>
  expect(searchProducts(index, "ABT 09 chair")[0]).toBe("seatingSystems/abt09"));

test.each(["BS 7176 chair", "chair to EN 12727", "ISO 9001 seating", "seat 450 mm", "seat 09"])(
  "the number of a standard or a length is not a number of seats: %s",
  (query) => expect(answer(index, query).seats).toBeUndefined(),
);

test.each([
  ["humidity resistant ceiling RH 100", "acousticCeilings/calciLite"],
  ["moisture proof ceiling tile", "acousticCeilings/calciLite"],
])("%s finds %s, which matches every word", (query, product) =>
  expect(answer(index, query).products[0]).toMatchObject({ id: product, degrees: expect.not.arrayContaining([0]) }),
);

test.each(["seat planner", "seating layout", "seating capacity", "how many seats", "row spacing"])(
  "%s finds the seat planner among the pages",
  (query) => expect(search(index, query, ["page"])[0]?.path).toBe("/seats"),
);

describe("an everyday word for sound finds what absorbs or blocks it", () => {
  test.each([
    ["echo", "wallPanels"],
    ["echo in hall", "wallPanels"],
    ["room echo", "wallPanels"],
    ["how to reduce echo", "wallPanels"],
    ["soundproofing", "acousticDoors"],
    ["noise proof door", "acousticDoors"],
  ])("%s: %s", (query, category) => expect(ofCategory(category)).toContain(searchProducts(index, query)[0]));
});

describe("sound proof, in two words, does not hide what matches the other words", () => {
  test.each([
    ["sound proof wall", "wallPanels"],
    ["sound proofing for wall", "wallPanels"],
    ["sound proof sheet for wall price", "wallPanels"],
    ["sound proof ceiling", "acousticCeilings"],
    ["sound proof curtain", "stageSystems"],
  ])("%s: the door and %s", (query, category) => {
    const { demands, products } = answer(index, query);
    const ids = products.map(({ id }) => id);
    expect(ids).toContain("acousticDoors/door");
    expect(ids.slice(0, 5).filter((id) => ofCategory(category).includes(id))).not.toEqual([]);
    expect(demands[0]?.label).toMatch(/^sound proof/);
  });

  test("sound proof door finds only the door", () =>
    expect(searchProducts(index, "sound proof door")).toEqual(["acousticDoors/door"]));
});

test.each(["foam", "acoustic foam", "thermocol"])("%s finds the foam panel, and not only foam cushions", (query) =>
  expect(searchProducts(index, query)).toContain("wallPanels/melamianoPanel"),
);

test("noise of an unspecified source finds panels and the door", () =>
  expect(searchProducts(index, "noise")).toEqual(
    expect.arrayContaining(["wallPanels/petPanel", "acousticDoors/door"]),
  ));

test("a wall panel does not become a ceiling because ceilings are made of its fabric", () => {
  const { demands, products } = answer(index, "ceiling NRC 0.85");
  const ceilings = new Set([...ofCategory("acousticCeilings"), ...ofCategory("metalCeilings")]);
  const asCeilings = products.filter(({ degrees }) => degrees[0]).map(({ id }) => id);
  expect(asCeilings.filter((id) => !ceilings.has(id))).toEqual([]);
  expect(demands[0]?.count).toBe(ceilings.size);
  expect(searchProducts(index, "stretch ceiling")[0]).toBe("wallPanels/stretchFabricPanel");
});

test.each([
  ["acoustic baffle", "metalCeilings/metalBaffleCeiling"],
  ["acoustic curtain", "stageSystems/curtains"],
])("%s finds what the rarer word names first", (query, id) => expect(searchProducts(index, query)[0]).toBe(id));

test("acoustic ceilings are all listed, with a figure and without", () => {
  const ceilings = ofCategory("acousticCeilings").toSorted();
  expect(searchProducts(index, "acoustic ceiling").toSorted()).toEqual(ceilings);
  expect(searchProducts(index, "acoustic ceilings NRC 0.7").slice(0, ceilings.length).toSorted()).toEqual(ceilings);
});

test.each([
  "warranty",
  "guarantee",
  "warranty 5 years chair",
  "fixing adhesive",
  "R9 90",
  "wattage 200",
  "density 750",
  "foam density 48 chair",
  "seat width 550",
  "centre to centre 550",
])("each condition of %s is met by a product", (query) => {
  expect(answer(index, query).demands.filter(({ count }) => count === 0)).toEqual([]);
});

test("a chair with a narrower seat than asked for does not match", () => {
  const { products } = answer(index, "chair with seat width 550");
  const degrees = products.find(({ id }) => id === "seatingSystems/abpb11")?.degrees;
  expect(degrees?.at(-1)).toBe(0);
});

test("two panels with the same figures and edges stand together", () => {
  const ids = searchProducts(index, "tegular NRC 0.85");
  expect(Math.abs(ids.indexOf("wallPanels/slitPanel") - ids.indexOf("wallPanels/perforatedPanel"))).toBe(1);
});

test("ceilings that do not reach an NRC are in the order of theirs, those without one last", () => {
  const ceilings = new Set([...ofCategory("acousticCeilings"), ...ofCategory("metalCeilings")]);
  const found = searchProducts(index, "NRC 0.95 ceiling").filter((id) => ceilings.has(id));
  const reached = found.map((id) => index.byId.get(id)?.measures?.figures?.["nrc"]?.[0]?.[1] ?? 0);
  expect(reached).toHaveLength(ceilings.size);
  expect(reached).toEqual(reached.toSorted((a, b) => b - a));
});

test("an oak wall panel of a certain NRC is one with an oak finish", () => {
  const withOak = catalogue.items.filter(({ values }) => values["wood"]?.includes("oak")).map(({ id }) => id);
  expect(searchProducts(index, "oak wall panel nrc 0.8").toSorted()).toEqual(withOak.toSorted());
});

test("a gypsum board for a ceiling is found at its page among the ceilings", () => {
  expect(first("gypsum board perforated ceiling")?.path).toBe("/acousticCeilings/gypsumBoard");
  expect(first("gypsum board")?.path).toBe("/wallPanels/gypsumBoard");
});
