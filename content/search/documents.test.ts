import { describe, expect, test } from "vitest";
import { pagePaths } from "../paths.ts";
import { ownCatalogue } from "../testing/content-copy.ts";
import { alsoCalled } from "./also-called.ts";
import { searchDocuments } from "./documents.ts";
import { measuresOf } from "./measures.ts";

const catalogue = ownCatalogue();
const documents = searchDocuments(catalogue);
const ofKind = (kind: string) => documents.filter((each) => each.kind === kind);

describe("what a search can find", () => {
  test("is every product, finish, page and project, each once", () => {
    const rows = catalogue.regions.flatMap((region) => region.rows);
    expect(ofKind("product").map(({ id }) => id)).toEqual(catalogue.products.map(({ id }) => id));
    expect(ofKind("project")).toHaveLength(rows.length);
    expect(ofKind("finish").filter(({ title }) => title === "Natural Teak")).toHaveLength(1);
    expect(ofKind("finish").map(({ title }) => title)).toEqual(expect.arrayContaining(["JU-104A", "001", "Camel"]));
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
  });

  test("leads to addresses that exist", () => {
    const paths = new Set(pagePaths(catalogue));
    const missing = documents.filter(({ path }) => !paths.has(path.replace(/[?#].*$/, "")));
    expect(missing).toEqual([]);
    const withDetails = new Set(catalogue.details.map(({ path }) => path));
    const found = new Set(ofKind("page").map(({ path }) => path));
    expect([...paths].filter((path) => !withDetails.has(path) && !found.has(path))).toEqual([]);
  });

  test("names the page of the table that a project stands on", () => {
    const north = ofKind("project").filter(({ id }) => id.startsWith("project:north-"));
    expect(north[19]?.path).toBe("/projects?region=north");
    expect(north[20]?.path).toBe("/projects?region=north&page=2");
  });

  test("knows the figures of a product", () => {
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

test("every synonym means something that a product says", () => {
  const products = ofKind("product").map(({ names, text }) => [names, text]);
  const idle = catalogue.synonyms.filter((each) => !products.some((texts) => alsoCalled(texts, [each]) !== ""));
  expect(idle).toEqual([]);
});
