import { expect, test } from "vitest";
import { builtPages, textOf } from "#tests/site/built-pages.ts";

const below = (category: string, slugs: string) => slugs.split(" ").map((slug) => `/${category}/${slug}`);

/** Every route that the specification lists. */
const specifiedRoutes = [
  "/",
  "/about",
  "/contact",
  "/product",
  "/projects",
  "/wallPanels",
  "/acousticCeilings",
  "/metalCeilings",
  "/seatingSystems",
  "/acousticDoors",
  "/stageSystems",
  ...below(
    "wallPanels",
    "melamianoPanel stretchFabricPanel slatedPanel perforatedPanel slitPanel glassStoff woodWoolPanel stoffPanel gypsumBoard petPanel",
  ),
  ...below("acousticCeilings", "melamianoPanel perforatedPanel slitPanel gypsumBoard absoftTile calciLite"),
  ...below("seatingSystems", "abt01 abt02 abtwp03 abpb04 abpb05 abr06 abr07 abpb08 abt09 abpwp10 abpb11"),
  ...below("acousticDoors", "door"),
  ...below(
    "stageSystems",
    "parCan blinder fresnelSpot parLight profileLight movingHead cyclorama curtains woodenFloor cycloramaScreen sideWings proscenium sideLadder motorizedLightBar",
  ),
  ...below(
    "metalCeilings",
    "layInTiles teeGrid clipInTiles metalBaffleCeiling linearCeiling openCellCeiling giCeilingAndWall",
  ),
];

/** The pages that were added to them. */
const addedRoutes = ["/compare", "/glossary", "/privacy", "/shortlist"];

const pages = builtPages();

test("there is a page for every specified route and every added one, and no other", () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...specifiedRoutes, ...addedRoutes].toSorted());
  expect(specifiedRoutes).toHaveLength(60);
});

test("every page has a heading and more to read than its frame", () => {
  for (const page of pages) {
    expect(textOf(page, "h1").replaceAll(/<[^>]*>/g, ""), page.path).not.toBe("");
    expect(textOf(page, "main").replaceAll(/<[^>]*>/g, "").length, page.path).toBeGreaterThan(200);
  }
});

test("the enquiry is the only form, and no page asks for a password or names a price", () => {
  const sending = pages.filter(({ tags }) => tags.some(({ name, attributes }) => name === "form" && attributes.method));
  expect(sending.map(({ path }) => path)).toEqual(["/contact"]);
  for (const page of pages) {
    expect(page.tags.filter(({ attributes }) => attributes.type === "password")).toEqual([]);
    expect(textOf(page, "body"), page.path).not.toMatch(/₹|\bRs\.? ?\d|\bINR\b|add to (?:cart|basket)|sign in|log in/i);
  }
});

test("no detail page has a form of any kind", () => {
  const details = pages.filter(({ path }) => path.split("/").length === 3);
  expect(details).toHaveLength(49);
  for (const { path, tags } of details) {
    expect(
      tags.filter(({ name }) => name === "form" || name === "textarea"),
      path,
    ).toEqual([]);
  }
});
