import { expect, test } from "vitest";
import { scalesOf } from "./testing/dimension-lines.tsx";

test.each([
  ["Metal Baffle Ceiling", 15],
  ["Linear Ceiling", 8],
  ["Open Cell Ceiling", 4],
  ["ABPB - 11", 8],
])("all dimensions of %s are drawn to the length that their figures state", (title, count) => {
  const scales = scalesOf(title);
  expect(scales).toHaveLength(count);
  for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 3);
});
