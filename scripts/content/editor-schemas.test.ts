import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { editorSchemas } from "./editor-schemas.ts";

const names = {
  picture: ["a-picture"],
  swatchSet: ["woodFinishes"],
  category: ["wallPanels"],
  product: ["wallPanels/petPanel"],
  figure: ["nrc"],
  term: ["nrc"],
};
const schemas = editorSchemas(names);

interface WrittenSchema {
  $defs: Record<string, { enum?: string[] }>;
  required: string[];
  additionalProperties: boolean;
}

describe("the schemas for text editors", () => {
  test.each(globSync("content/**/*.yaml"))("%s names its schema in the first line", (path) => {
    const [, schema = ""] = /^# yaml-language-server: \$schema=(.+)$/m.exec(readFileSync(path, "utf8")) ?? [];
    expect(schema).toMatch(/^(\.\.\/)+generated\/schemas\/[a-z-]+\.json$/);
    expect([...schemas.keys()]).toContain(basename(schema, ".json"));
  });

  test("a product's schema requires fields, refuses unknown ones and offers existing names", () => {
    const product = schemas.get("product") as WrittenSchema;
    expect(product.required).toEqual(["name", "shortName", "seo", "specifications"]);
    expect(product.additionalProperties).toBe(false);
    expect(product.$defs.figure?.enum).toEqual(["nrc"]);
    expect(product.$defs.picture?.enum).toEqual(["a-picture"]);
    expect(product.$defs.swatchSet?.enum).toEqual(["woodFinishes"]);
    expect(product.$defs.category?.enum).toEqual(["wallPanels"]);
    expect(product.$defs.product?.enum).toEqual(["wallPanels/petPanel"]);
  });
});
