import { expect, it } from "vitest";
import { idsIn, sceneScriptFinder } from "./find-scripts.ts";

it("an id that is composed of parts is found by its fixed parts", () => {
  const { ids, patterns } = idsIn('add(f"finish-{name}", build)\nadd("wood-veneer", build)');
  expect([...ids]).toEqual(["wood-veneer"]);
  expect(patterns.map((each) => each.test("finish-natural-teak"))).toEqual([true]);
  expect(patterns.map((each) => each.test("perforation-d3-16"))).toEqual([false]);
});

it("a picture of the library leads to the module that makes it, and a photograph to none", async () => {
  const scriptOf = await sceneScriptFinder(".");
  expect(scriptOf("slatted-panel-hero")).toBe("imagery/render/scenes/panels/slatted.py");
  expect(scriptOf("finish-natural-teak")).toBe("imagery/render/scenes/swatches/wood.py");
  expect(scriptOf("site-mark")).toBe("imagery/render/scenes/categories/site_mark.py");
  expect(scriptOf("photograph-of-a-hall")).toBeUndefined();
});
