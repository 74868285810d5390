import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FigureText } from "./figure-text.tsx";

const unbroken = (text: string) =>
  [...renderToStaticMarkup(<FigureText text={text} />).matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(
    ([, part]) => part,
  );

describe("prose with figures", () => {
  test.each([
    ["a size keeps its unit", "Metal ceiling tiles of 595 × 595 mm, plain or perforated.", ["595 × 595 mm"]],
    ["both ends of a row of sizes", "Sizes from 600 × 600 to 1200 × 2400 mm.", ["600 × 600", "1200 × 2400 mm"]],
    ["a density", "Light, at a density of 100–120 kg/m³.", ["100–120 kg/m³"]],
    ["words without a unit", "Four thicknesses, coded 001 to 020.", []],
  ])("stay on one line: %s", (_case, text, parts) => {
    expect(unbroken(text)).toEqual(parts);
  });

  test("is printed as written", () => {
    const text = "Cells from 75 to 300 mm, 0.35 mm thick.";
    expect(renderToStaticMarkup(<FigureText text={text} />).replaceAll(/<[^>]+>/g, "")).toBe(text);
  });
});
