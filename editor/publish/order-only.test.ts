import { expect, test } from "vitest";
import { orderOnly } from "./order-only.ts";

test.each([
  ["categories/wallPanels.yaml", "name: A\norder: 2\n", "name: A\norder: 1.5\n", ["order/categories"]],
  ["categories/wallPanels.yaml", "name: A\nhome: { order: 2 }\n", "name: A\nhome: { order: 3 }\n", ["order/home"]],
  ["products/wallPanels/petPanel.yaml", "name: A\n", "name: A\norder: 4\n", ["order/wallPanels"]],
  ["products/wallPanels/petPanel.yaml", "name: A\norder: 4\n", "name: B\norder: 5\n", undefined],
  ["products/wallPanels/petPanel.yaml", "name: A\n", "name: A # a comment\n", undefined],
  ["company.yaml", "order: 1\n", "order: 2\n", undefined],
])("%s, changed from %j to %j, is reported as %j", (path, before, after, lists) => {
  expect(orderOnly(path, before, after)).toEqual(lists);
});
