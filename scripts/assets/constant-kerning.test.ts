import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { beforeAll, expect, test } from "vitest";
import { tablesOf, withConstantKerning } from "./constant-kerning.ts";
import { fontFaces, keptFeatures } from "./font-faces.ts";

const source = readFileSync(`node_modules/${fontFaces.find(({ name }) => name === "text")?.source}`);

function cut(characters: string, wght: number | { min: number; max: number }) {
  return subsetFont(source, characters, {
    targetFormat: "truetype",
    variationAxes: { wght },
    keepFeatures: keptFeatures,
    noHinting: true,
  });
}

let variable: Buffer;
let fixed: Buffer;
beforeAll(async () => {
  variable = await cut("AVTo", { min: 400, max: 600 });
  fixed = await cut("AVTo", 500);
});

test("a font that takes the kerning of one weight keeps all its weights, and is smaller", () => {
  const before = tablesOf(variable);
  const font = withConstantKerning(variable, fixed);
  const after = tablesOf(font);
  expect(after.get("GPOS")).toEqual(tablesOf(fixed).get("GPOS"));
  expect(after.get("GPOS")).not.toEqual(before.get("GPOS"));
  for (const name of ["fvar", "gvar", "glyf", "hmtx"]) expect(after.get(name), name).toEqual(before.get(name));
  expect(font.length).toBeLessThan(variable.length);
});

test("kerning from a font with other glyphs is refused", async () => {
  const other = await cut("AVTox", 500);
  expect(() => withConstantKerning(variable, other)).toThrow("glyphs differ");
});
