import { expect, test } from "vitest";
import { isNewEnough } from "./node-runtime.mjs";

test.each(["v22.22.0", "v22.30.1", "v24.21.0", "v25.0.0"])("Node %s runs the site", (version) => {
  expect(isNewEnough(version)).toBe(true);
});

test.each(["v20.20.2", "v22.21.9", undefined])("Node %s does not run the site", (version) => {
  expect(isNewEnough(version)).toBe(false);
});
