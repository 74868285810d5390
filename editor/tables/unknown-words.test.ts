import { expect, test } from "vitest";
import { projectColumns } from "./project-columns.ts";
import { ProductNames } from "./product-names.ts";
import { likeliestOf } from "./likeliest.ts";
import { unknownWords } from "./unknown-words.ts";
import { withWordsInstead } from "./app/words-instead.ts";

const clients = {
  "public-works": "Public works department",
  government: "Municipal or development body",
  "public-company": "Public-sector company",
  private: "Private client",
};
const rooms = { hall: "Hall", lecture: "Lecture or seminar room", court: "Courtroom" };
const products = new ProductNames([
  { path: "products/wallPanels/petPanel.yaml", schema: "product", title: "PET Panel" },
  { path: "products/doors/glass.yaml", schema: "product", title: "Glass, clear" },
]);
const row = (cells: Record<string, string>) => projectColumns.map(({ name }) => cells[name] ?? "");
const states = ["Rajasthan", "Goa"];
const vocabulary = {
  choices: { room: rooms, clientType: clients },
  products,
  states,
  locations: ["Sikar, Rajasthan"],
  buyersWords: [
    { said: ["felt", "polyester"], meant: ["PET"] },
    { said: ["clear"], meant: ["PET", "Glass"] },
  ],
};
const rows = [
  row({ project: "A", clientType: "State Government", products: "PET Panel; Gypsum" }),
  row({ project: "B", clientType: "state government", products: "gypsum; Glass, clear" }),
  row({ project: "C", clientType: "private", room: "Ballroom", products: "Gypsum; PET Panel; PET panels" }),
  row({ project: "D", clientType: "State Government" }),
];

test("each word that the site does not have is listed once, beside the others of its column, with the number of its rows and what is probably meant", () => {
  const { words, allowed } = unknownWords(rows, vocabulary);
  expect(words).toEqual([
    { column: "room", word: "Ballroom", rows: 1 },
    {
      column: "clientType",
      word: "State Government",
      rows: 3,
      likeliest: "government",
      isSure: false,
      from: "Government",
    },
    { column: "products", word: "Gypsum", rows: 3 },
    { column: "products", word: "PET panels", rows: 1, likeliest: "PET Panel", isSure: true },
  ]);
  expect(allowed["products"]).toEqual({ "PET Panel": "PET Panel", "Glass, clear": "Glass, clear" });
});

test("a town without its state is listed with the states, its own one probably, and what is no year, a span of years with both years", () => {
  const { words } = unknownWords(
    [
      row({ location: "Jaipur", year: "2021-22" }),
      row({ location: "jaipur", year: "2021" }),
      row({ location: "Sikar" }),
      row({ location: "Old Town, Sikar" }),
      row({ location: "Sikar, Rajastan" }),
      row({ location: "Nowhere" }),
      row({ location: "Chennai" }),
      row({ location: "Panaji, Goa", year: "soon" }),
    ],
    vocabulary,
  );
  const choices = { "Jaipur, Rajasthan": "Rajasthan", "Jaipur, Goa": "Goa" };
  expect(words).toMatchObject([
    { column: "location", word: "Jaipur", rows: 2, likeliest: "Jaipur, Rajasthan", choices },
    { column: "location", word: "Sikar", likeliest: "Sikar, Rajasthan" },
    { column: "location", word: "Old Town, Sikar", likeliest: "Old Town, Sikar, Rajasthan" },
    { column: "location", word: "Nowhere" },
    { column: "location", word: "Chennai" },
    { column: "year", word: "2021-22", rows: 1, choices: { "2021": "2021", "2022": "2022" } },
    { column: "year", word: "soon", rows: 1, choices: {} },
  ]);
  // A state that the site's map does not have is not suggested.
  expect(words.filter(({ likeliest }) => likeliest === undefined).map(({ word }) => word)).toEqual([
    "Nowhere",
    "Chennai",
    "2021-22",
    "soon",
  ]);
});

test("an area without its unit is listed with the units to choose from", () => {
  const { words } = unknownWords([row({ area: "450" }), row({ area: "450 m²" }), row({ area: "large" })], vocabulary);
  expect(words).toEqual([
    { column: "area", word: "450", rows: 1, choices: { "450 m²": "450 m²", "450 sq ft": "450 sq ft" } },
    { column: "area", word: "large", rows: 1, choices: {} },
  ]);
});

const catalogue = [
  "Perforated Acoustic Panel",
  "Wooden Slit Acoustic Panel",
  "Fabril Wood Wool Panel",
  "Wooden Stage Floor",
  "G.I. Ceiling and Wall System",
  "Clip-In Tiles",
  "Lay-In Tiles",
  "Absoft Tile",
  "CalciLite Tile",
  "Metal Baffle Ceiling",
  "Linear Ceiling",
  "Par Light",
];

test.each([
  ["GI ceiling", "G.I. Ceiling and Wall System"],
  ["Metal ceiling clip in", "Clip-In Tiles"],
  ["Wooden perforated panel", "Perforated Acoustic Panel"],
  ["Mineral fibre tiles 600x600", undefined],
  ["Partition", undefined],
  ["Operable wall", undefined],
])("a product %j is probably %j", (word, name) => {
  expect(likeliestOf(word, Object.fromEntries(catalogue.map((each) => [each, each])))?.key).toBe(name);
});

test.each([
  ["L&T Infrastructure", "L&T"],
  ["The Govt School of Sikar", "Govt"],
  ["Pvt. Ltd.", undefined],
])("the guess for the client %j says that it comes from %j", (word, from) => {
  expect(likeliestOf(word, clients, { isName: true })?.from).toBe(from);
});

test("a product is found by what buyers call it, if they mean one thing only", () => {
  const { words } = unknownWords([row({ products: "Polyesters; Clear boards" })], vocabulary);
  expect(words).toEqual([
    { column: "products", word: "Polyesters", rows: 1, likeliest: "PET Panel", isSure: true },
    { column: "products", word: "Clear boards", rows: 1 },
  ]);
});

test("a category is probably meant where a word could be any of its products, which the rest of the word does not tell", () => {
  const seats = new ProductNames([
    { path: "categories/seats.yaml", schema: "category", title: "Seating Systems" },
    { path: "categories/stage.yaml", schema: "category", title: "Stage Systems" },
    { path: "products/seats/abt01.yaml", schema: "product", title: "ABT-01" },
    { path: "products/seats/abt02.yaml", schema: "product", title: "ABT-02" },
    { path: "products/stage/par.yaml", schema: "product", title: "Par Can" },
  ]);
  const { words, allowed } = unknownWords([row({ products: "Push back chairs; Stage lights; Par cans" })], {
    ...vocabulary,
    products: seats,
  });
  expect(words.map(({ word, likeliest, isSure }) => [word, likeliest, isSure])).toEqual([
    ["Push back chairs", "Seating Systems", false],
    ["Stage lights", "Stage Systems", false],
    ["Par cans", "Par Can", true],
  ]);
  expect(Object.keys(allowed["products"] ?? {})).toEqual([
    "Seating Systems",
    "ABT-01",
    "ABT-02",
    "Stage Systems",
    "Par Can",
  ]);
});

test.each([
  ["Metro Constructions Pvt. Ltd.", true],
  ["Munich Municipal Council", true],
  ["PWD, North Division", true],
  ["TCS, Siruseri", false],
  ["St. Anne's College", false],
  ["State Government", false],
  ["Company", false],
])("a client of the name %j tells surely what kind it is: %s", (name, isSure) => {
  const kinds = { ...clients, university: "University" };
  expect(likeliestOf(name, kinds, { isName: true })?.isSure).toBe(isSure);
});

test("a word for which another one is chosen is replaced in every row, and only in its column", () => {
  const corrected = withWordsInstead(rows, [
    { column: "clientType", word: "State Government", instead: "government" },
    { column: "products", word: "Gypsum", instead: "" },
    { column: "products", word: "PET panels", instead: "PET Panel" },
  ]);
  const columnOf = (name: string) => projectColumns.findIndex((column) => column.name === name);
  expect(corrected.map((cells) => cells[columnOf("clientType")])).toEqual([
    "government",
    "government",
    "private",
    "government",
  ]);
  expect(corrected.map((cells) => cells[columnOf("products")])).toEqual(["PET Panel", "Glass, clear", "PET Panel", ""]);
  expect(corrected[2]?.[columnOf("room")]).toBe("Ballroom");
});

test.each([
  ["Private company", "private"],
  ["Publc works department", "public-works"],
  ["Pvt. Ltd.", "private"],
  ["Govt school", "government"],
  ["PWD (Electrical) Div. II", "public-works"],
  ["Mr. Mehta residence", "private"],
  ["BHEL, Bhopal", "public-company"],
  ["L&T Infrastructure", "private"],
  ["PVR INOX", "private"],
  ["Delhi Public School", undefined],
  ["Trust", undefined],
])("a kind of client %j is probably %j", (word, key) => {
  expect(likeliestOf(word, clients)?.key).toBe(key);
});

test("a room that only ends like another one is not taken for it", () => {
  expect(likeliestOf("Boardroom", { court: "Courtroom", hall: "Hall" })).toBeUndefined();
  expect(likeliestOf("Boardroom", { court: "Courtroom", meeting: "Conference or council room" })?.key).toBe("meeting");
});
