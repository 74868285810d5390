import { describe, expect, test } from "vitest";
import { samples } from "#app/drawings/testing/sample-drawings.ts";
import { drawSvg } from "./draw-svg.tsx";
import { printSvg } from "./print-svg.ts";

const sheet = (inside: string) => `<svg class="drawing__sheet" viewBox="0 0 480 100">${inside}</svg>`;
const widthOf = (svg: string) => Number(/stroke-width="([\d.]+)"/.exec(svg)?.[1]);

describe("a drawing in print", () => {
  test("has lines of the same width at every width of the drawing", () => {
    const edge = sheet('<path class="drawing__edge" d="M0 0h10"/>');
    expect(widthOf(printSvg(edge, 480))).toBeCloseTo(0.6);
    expect(widthOf(printSvg(edge, 240))).toBeCloseTo(1.2);
  });

  test("has lines of the same width in a part that is drawn larger", () => {
    const inGroup = sheet('<g transform="translate(5 5) scale(2)"><path class="drawing__edge" d="M0 0h10"/></g>');
    expect(widthOf(printSvg(inGroup, 480))).toBeCloseTo(0.3);
    const after = sheet('<g transform="scale(2)"><path d="M0 0h1"/></g><path class="drawing__edge" d="M0 0h10"/>');
    expect(widthOf(printSvg(after, 480))).toBeCloseTo(0.6);
  });

  test("shows the dots that a screen draws as zero-length lines", () => {
    const holes = sheet('<path d="M10 10h0M20 10h0" stroke-width="3" stroke-linecap="square"/>');
    expect(printSvg(holes, 480)).toContain('d="M10 10h.01M20 10h.01"');
    expect(printSvg(sheet('<path d="M0 0h0.5"/>'), 480)).toContain('d="M0 0h0.5"');
  });

  test("gives every part of every kind of drawing a colour or a line", () => {
    const drawn = samples.map(({ drawing, title }) => printSvg(drawSvg(drawing, title).svg, 300));
    const grouping = new Set(["sheet", "notes", "holes", "grain", "fill", "text--quiet"]);
    const missing = drawn.flatMap((svg) => {
      const [style = "", body = ""] = svg.split("</style>");
      const names = [...body.matchAll(/class="([^"]+)"/g)].flatMap(([, list = ""]) => list.split(" "));
      return names.filter((name) => !style.includes(`.${name}{`) && !grouping.has(name.replace("drawing__", "")));
    });
    expect([...new Set(missing)]).toEqual([]);
  });
});
