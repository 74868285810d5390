import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { breakpointsPx } from "./breakpoints.ts";

/** The specification's widths for picture carousels, only in style sheets and `sizes` of these folders. */
const carouselFolder = "app/features/product/";
const carouselWidthsPx = [600, 1024];

const widths = /\((min|max)-width: (\d+)px\)/g;

function allowedQueries(file: string): string[] {
  const first: number[] = Object.values(breakpointsPx);
  if (file.startsWith(carouselFolder)) first.push(...carouselWidthsPx.map((width) => width + 1));
  return first.flatMap((width) => [`(min-width: ${width}px)`, `(max-width: ${width - 1}px)`]);
}

test("a media query in a style sheet or a component names one of the breakpoints", () => {
  const files = globSync("app/**/*.{css,ts,tsx}").filter((file) => !file.includes(".test."));
  const queries = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      // A container query asks for the width of a box, not of the screen.
      .filter((line) => !line.includes("@container"))
      .flatMap((line) => [...line.matchAll(widths)].map(([query]) => ({ file, query }))),
  );
  expect(queries.length).toBeGreaterThan(100);
  expect(queries.filter(({ file, query }) => !allowedQueries(file).includes(query))).toEqual([]);
});

test("a style sheet compares the screen's width only in that form", () => {
  const ranges = globSync("app/**/*.css").filter((file) => /@media[^{]*[<>]/.test(readFileSync(file, "utf8")));
  expect(ranges).toEqual([]);
});
