import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FigureText } from "./figure-text.tsx";

const drawn = (text: string, unbroken?: string[]) =>
  renderToStaticMarkup(<FigureText text={text} unbroken={unbroken} />);
const partsOf = (html: string) =>
  [...html.matchAll(/<span class="unbroken" translate="no">(.*?)<\/span>/g)].map(([, part]) => part);

describe("prose with figures", () => {
  test("keeps each of them on one line, including repeated ones", () => {
    const parts = ["600 × 600", "1200 × 2400 mm", "600 × 600"];
    const drawnParts = partsOf(drawn("Sizes from 600 × 600 to 1200 × 2400 mm, or 600 × 600.", parts));
    expect(drawnParts).toEqual(["600 × 600", "1200 × 2400 mm,", "600 × 600."]);
  });

  test("keeps a range without a spaced unit on one line, beside others", () => {
    const text = "A rate of 8.7–19.6%, in sizes of 600 × 600, NRC 0.6–0.83.";
    expect(partsOf(drawn(text, ["600 × 600"]))).toEqual(["8.7–19.6%,", "600 × 600,", "0.6–0.83."]);
  });

  test("keeps brackets and commas with them, so that no line begins with a comma", () => {
    expect(partsOf(drawn("Up to (45 mm), or 48 kg; 5 kg", ["45 mm", "48 kg", "5 kg"]))).toEqual([
      "(45 mm),",
      "48 kg;",
      "5 kg",
    ]);
  });

  test("is printed as written", () => {
    const text = "Cells from 75 to 300 mm, 0.35 mm thick.";
    expect(drawn(text, ["300 mm", "0.35 mm"]).replaceAll(/<[^>]+>/g, "")).toBe(text);
    expect(drawn(text)).toBe(text);
  });
});
