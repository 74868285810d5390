import { expect, test } from "vitest";
import { keyedItems } from "./item-row.tsx";

const panel = { productId: "wallPanels/petPanel" };
const chair = { productId: "seatingSystems/abt01" };
const door = { productId: "acousticDoors/door" };
const keys = (...items: (typeof panel & { finish?: string })[]) => {
  const before = keyedItems([], [panel, chair, door]);
  return keyedItems(before, items).map(({ key }) => key);
};

test("every item has a unique key", () => {
  expect(keys(panel, chair, door)).toEqual([1, 2, 3]);
});

test("an item that is moved keeps its key", () => {
  expect(keys(chair, door, panel)).toEqual([2, 3, 1]);
});

test("an item whose choices change keeps its key", () => {
  expect(keys(panel, { ...chair, finish: "Red" }, door)).toEqual([1, 2, 3]);
});

test("the other items keep their keys when one is removed, and a new one gets an unused key", () => {
  expect(keys(panel, door)).toEqual([1, 3]);
  expect(keys(panel, chair, door, { ...panel, finish: "Red" })).toEqual([1, 2, 3, 4]);
});
