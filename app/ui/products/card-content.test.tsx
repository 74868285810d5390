import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { cardNotes } from "./card-content.ts";
import { ProductCard, type ProductCardContent } from "./product-card.tsx";

const picture = {
  id: "chair",
  alt: "A chair.",
  width: 3,
  height: 2,
  colour: "#888888",
  preview: "",
  version: "1",
  widths: { avif: [320], jpeg: [320] },
  visualisation: false,
};
const card = (rest: Partial<ProductCardContent>): ProductCardContent => ({
  productId: "seatingSystems/one",
  path: "/seatingSystems/one",
  name: "One",
  figures: [{ label: "Seat", value: "Fix" }],
  picture,
  ...rest,
});
const render = (product: ProductCardContent) =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "*", element: <ProductCard product={product} /> }])} />,
  );
const nrc = { minimum: 0.5, maximum: 0.7, printed: "0.5–0.7" };

describe("the cards of a listing", () => {
  test("need no note if everything was supplied and photographed", () => {
    expect(cardNotes([card({ nrc })])).toEqual([]);
    expect(render(card({ nrc }))).not.toContain("sample-mark");
  });

  test.each([
    ["a figure", card({ figures: [{ label: "Seat", value: "Fix", sample: true }] })],
    ["a noise reduction coefficient", card({ nrc: { ...nrc, sample: true } })],
  ])("mark %s that is a sample, and explain the mark", (_kind, sample) => {
    expect(render(sample)).toContain("sample-mark");
    expect(cardNotes([card({}), sample])).toEqual(["* Sample value."]);
  });

  test("say that their pictures are visualisations, and whether any shows a sample design", () => {
    const rendered = card({ picture: { ...picture, visualisation: true } });
    const sample = card({ picture: { ...picture, visualisation: true, sample: true } });
    expect(cardNotes([rendered])).toEqual(["Product pictures are visualisations."]);
    expect(cardNotes([rendered, sample])).toEqual(["Product pictures are visualisations, some of sample designs."]);
  });
});
