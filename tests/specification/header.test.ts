import { describe, expect, test } from "vitest";
import { builtPages, textsOf } from "#tests/site/built-pages.ts";

const pages = new Map(builtPages().map((page) => [page.path, page.root]));
const header = (path: string) => pages.get(path)!.querySelector(".site-header")!;

/** In the row of a wide screen, and in the menu of a narrow one. */
const productsLit = (path: string) =>
  header(path)
    .querySelectorAll("[data-active]")
    .map((entry) => entry.getAttribute("data-active"));

describe("the header", () => {
  test.each([
    ["Home", "/"],
    ["About", "/about"],
    ["Projects", "/projects"],
    ["Contact", "/contact"],
  ])("marks only %s as the current page", (name, path) => {
    expect(textsOf(header(path), "nav [aria-current=page]")).toEqual([name, name]);
    expect(productsLit(path)).toEqual(["false", "false"]);
  });

  test.each([
    "/wallPanels",
    "/acousticCeilings",
    "/seatingSystems",
    "/acousticDoors",
    "/wallPanels/petPanel",
    "/acousticCeilings/absoftTile",
    "/seatingSystems/abt01",
    "/acousticDoors/door",
  ])("highlights Products on %s", (path) => {
    expect(productsLit(path)).toEqual(["true", "true"]);
  });

  test.each(["/metalCeilings", "/stageSystems", "/metalCeilings/teeGrid", "/stageSystems/parCan", "/product"])(
    "does not highlight Products on %s",
    (path) => {
      expect(productsLit(path)).toEqual(["false", "false"]);
    },
  );
});
