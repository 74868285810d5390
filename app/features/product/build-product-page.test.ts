import { afterEach, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { detailPage } from "./build-product-page.ts";

afterEach(removeContentCopies);

const chair = "products/seatingSystems/abt01.yaml";

/** The pictures of the chair's strip, with these fields in its list of pictures. */
function stripWith(fields: string): string[] {
  const content = new ContentCopy().edit(chair, /^pictures:\n(?: .*\n)+/m, `pictures:\n  ${fields}\n`).load();
  const product = content.products.find(({ id }) => id === "seatingSystems/abt01")!;
  const detail = content.details.find(({ path }) => path === product.path)!;
  return detailPage(detail, content).pictures.strip.map(({ id }) => id);
}

test("a product with one strip picture shows it beside its main picture", () => {
  expect(stripWith("product: chair-abt01-product\n  carousel: [chair-abt01-hero]")).toEqual([
    "chair-abt01-product",
    "chair-abt01-hero",
  ]);
});

test("a strip of two pictures is shown unchanged", () => {
  const fields = "product: chair-abt01-product\n  carousel: [chair-abt01-hero, chair-abt01-installed]";
  expect(stripWith(fields)).toEqual(["chair-abt01-hero", "chair-abt01-installed"]);
});
