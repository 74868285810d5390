import { expect, test } from "vitest";
import { slugOf } from "./name-form.tsx";

test.each([
  ["Cork Panel", "corkPanel"],
  ["ABR-06", "abr06"],
  ["Cork Panel, 12 mm", "corkPanel12Mm"],
  ["Crème", "creme"],
  ["3D Panel", "dPanel"],
  ["ऊन", ""],
])("the name %j suggests the address %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
