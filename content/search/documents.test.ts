import { describe, expect, test } from "vitest";
import { pagePaths } from "../paths.ts";
import { ownCatalogue } from "../testing/content-copy.ts";
import { alsoCalled } from "./product-documents.ts";
import { searchDocuments } from "./documents.ts";
import { measuresOf } from "./measures.ts";
import { isHindi } from "../page-registry.ts";

const catalogue = ownCatalogue();
const documents = searchDocuments(catalogue);
const ofKind = (kind: string) => documents.filter((each) => each.kind === kind);

describe("the documents of the search", () => {
  test("include every product, finish, page and project once", () => {
    const rows = catalogue.regions.flatMap((region) => region.rows);
    expect(ofKind("product").map(({ id }) => id)).toEqual(catalogue.products.map(({ id }) => id));
    expect(ofKind("project")).toHaveLength(rows.length);
    expect(ofKind("finish").filter(({ title }) => title === "Natural Teak")).toHaveLength(1);
    expect(ofKind("finish").map(({ title }) => title)).toEqual(expect.arrayContaining(["JU-104A", "001", "Camel"]));
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
  });

  test("link to existing addresses", () => {
    const paths = new Set([...pagePaths(catalogue), `/${catalogue.company.catalogueFile.fileName}`]);
    const missing = documents.filter(({ path }) => !paths.has(path.replace(/[?#].*$/, "")));
    expect(missing).toEqual([]);
    const withDetails = new Set(catalogue.details.map(({ path }) => path));
    const found = new Set([...ofKind("page"), ...ofKind("project")].map(({ path }) => path));
    // The search leads to English pages only, and nobody searches for the page that is shown without a network.
    const others = [...paths].filter((path) => !withDetails.has(path) && !found.has(path) && !isHindi(path));
    expect(others).toEqual(["/offline"]);
  });

  test("name the page of the table that contains a project", () => {
    const north = ofKind("project").filter(({ id }) => id.startsWith("project:north-"));
    expect(north[19]?.path).toBe("/projects?region=north");
    expect(north[20]?.path).toBe("/projects?region=north&page=2");
  });

  test("contain the figures of a product", () => {
    const product = (id: string) => catalogue.products.find((each) => each.id === id)!;
    expect(measuresOf(product("wallPanels/slatedPanel"), catalogue.figures)).toMatchObject({
      figures: { nrc: [[0.83, 0.83]], climate: [[70, 70]], warranty: [[5, 5]] },
      fireClasses: ["1 & P"],
      sizesMm: [
        [128, 2440],
        [192, 2440],
      ],
    });
    expect(measuresOf(product("stageSystems/parCan"), catalogue.figures)).toMatchObject({
      figures: { cri: [[95, null]] },
    });
  });
});

test("every synonym belongs to a word of some product", () => {
  const products = ofKind("product").map(({ names, text }) => [names, text]);
  const idle = catalogue.synonyms.filter((each) => !products.some((texts) => alsoCalled(texts, [each]) !== ""));
  expect(idle).toEqual([]);
});

test("every answer without a title adds its words to a page", () => {
  const pages = new Set(ofKind("page").map(({ path }) => path));
  const untitled = catalogue.answers.filter(({ title, to }) => !title && to !== "e-catalogue");
  expect(untitled.filter(({ to }) => !pages.has(to))).toEqual([]);
});

describe("the visible part of a product in the search", () => {
  const product = (id: string) => documents.find((each) => each.id === id)!;

  test("has its picture, its NRC as printed and its listings", () => {
    expect(product("wallPanels/perforatedPanel")).toMatchObject({
      nrc: "0.6–0.83",
      places: [{ path: "/wallPanels/perforatedPanel" }, { path: "/acousticCeilings/perforatedPanel" }],
    });
    expect(ofKind("product").filter(({ picture }) => !picture)).toEqual([]);
  });

  test("is empty if it has none", () => {
    expect(product("seatingSystems/abpb11").nrc).toBeUndefined();
    expect(product("seatingSystems/abpb11").places).toBeUndefined();
  });
});

test("the woods and colours of a product are those of its filters, and any if it is made in any", () => {
  const finishesOf = (id: string) => documents.find((each) => each.id === id)?.measures?.finishes;
  expect(finishesOf("wallPanels/slatedPanel")).toEqual(expect.arrayContaining(["wood:oak", "wood:dark-wood"]));
  expect(finishesOf("wallPanels/petPanel")).toEqual(expect.arrayContaining(["colour:green", "colour:orange"]));
  expect(finishesOf("seatingSystems/abpb11")).toEqual(["colour:*"]);
  expect(finishesOf("acousticDoors/door")).toBeUndefined();
});
