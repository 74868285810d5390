import { expect, test } from "vitest";
import { catalogue } from "#content/catalogue.ts";
import { hindiPath } from "#content/page-registry.ts";
import { projectsWithPage, translatedPaths } from "#content/paths.ts";
import { builtPages } from "#tests/site/built-pages.ts";

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

/** The additional pages, besides those of projects with photographs and in Hindi. */
const addedRoutes = ["/room", "/seats", "/downloads", "/compare", "/glossary", "/offline", "/privacy", "/shortlist"];

test("there is a page for every specified route and every additional one, and no other", () => {
  expect(
    builtPages()
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(
    [
      ...specifiedRoutes,
      ...addedRoutes,
      ...projectsWithPage(catalogue()).map(({ path }) => path),
      ...translatedPaths(catalogue()).map(hindiPath),
    ].toSorted(),
  );
  expect(specifiedRoutes).toHaveLength(60);
});
