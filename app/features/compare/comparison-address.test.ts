import { expect, test } from "vitest";
import { comparisonAddress, readComparison, withProduct, withoutProduct } from "./comparison-address.ts";

const products = ["walls/a", "walls/b", "walls/c", "walls/d", "walls/e"];
const productAt = (name: string) => (name === "ceilings/a" ? "walls/a" : products.find((id) => id === name));
const read = (search: string) => readComparison(search, productAt);

test("the address lists the products in order, and can be read back", () => {
  const comparison = { items: ["walls/b", "walls/a"], onlyDifferences: true };
  const address = comparisonAddress(comparison);
  expect(address).toBe("/compare?items=walls/b,walls/a&show=differences");
  expect(read(address.slice("/compare".length))).toMatchObject(comparison);
});

test("the address of nothing is that of the page", () => {
  expect(comparisonAddress({ items: [], onlyDifferences: true })).toBe("/compare");
  expect(read("")).toEqual({ items: [], onlyDifferences: false, leftOut: { unknown: [], surplus: [] } });
});

test("the address that was escaped by a program or written by a form means the same", () => {
  expect(read("?items=walls%2Fa%2Cwalls%2Fb").items).toEqual(["walls/a", "walls/b"]);
  expect(read("?items=walls/a,walls/b&add=walls/c").items).toEqual(["walls/a", "walls/b", "walls/c"]);
});

test("the address leaves out unknown and surplus products, and reports them", () => {
  const { items, leftOut } = read("?items=walls/x,walls/a,walls/b,walls/x,walls/c,walls/d,walls/e");
  expect(items).toEqual(["walls/a", "walls/b", "walls/c", "walls/d"]);
  expect(leftOut).toEqual({ unknown: ["walls/x"], surplus: ["walls/e"] });
});

test("the address reads a product shown in another category as that product, and once", () => {
  expect(read("?items=ceilings/a,walls/a,/walls/b")).toMatchObject({
    items: ["walls/a", "walls/b"],
    leftOut: { unknown: [] },
  });
});

test("the address with one product more or less keeps the others in order", () => {
  const two = { items: ["walls/a", "walls/b"], onlyDifferences: false };
  expect(withProduct(two, "walls/c").items).toEqual(["walls/a", "walls/b", "walls/c"]);
  expect(withProduct(two, "walls/a")).toBe(two);
  const four = { items: products.slice(0, 4), onlyDifferences: false };
  expect(withProduct(four, "walls/e")).toBe(four);
  expect(withoutProduct(two, "walls/a").items).toEqual(["walls/b"]);
});
