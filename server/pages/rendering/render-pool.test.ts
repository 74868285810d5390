import { expect, test } from "vitest";
import { numberOfRenderers } from "./render-pool.ts";

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  // The service may use 700 MB: the server takes up to 280 MB, and each renderer 130 MB.
  [16, 2],
])("on a machine with %i processors, the number of renderers is %i", (processors, renderers) => {
  expect(numberOfRenderers(processors)).toBe(renderers);
});
