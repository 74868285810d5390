import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { picture, productCard } from "#app/testing/content.ts";
import { cardNotes } from "./card-content.ts";
import { ProductCard, type ProductCardContent } from "./product-card.tsx";

const render = (product: ProductCardContent) =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "*", element: <ProductCard product={product} /> }])} />,
  );
describe("the cards of a listing", () => {
  test("need no note if everything was supplied and photographed", () => {
    expect(cardNotes([productCard()])).toEqual([]);
    expect(render(productCard())).not.toContain("sample-mark");
  });

  test.each([
    ["a figure", productCard({ figures: [{ label: "Seat", value: "Fix", sample: true }] })],
    [
      "a noise reduction coefficient",
      productCard({ nrc: { minimum: 0.5, maximum: 0.7, printed: "0.5–0.7", sample: true } }),
    ],
  ])("mark %s that is a sample, and explain the mark", (_kind, sample) => {
    expect(render(sample)).toContain("sample-mark");
    expect(cardNotes([productCard(), sample])).toEqual(["* Sample value."]);
  });

  test("say that their pictures are visualisations, and whether any shows a sample design", () => {
    const rendered = productCard({ picture: { ...picture, visualisation: true } });
    const sample = productCard({ picture: { ...picture, visualisation: true, sample: true } });
    expect(cardNotes([rendered])).toEqual(["Product pictures are visualisations."]);
    expect(cardNotes([rendered, sample])).toEqual(["Product pictures are visualisations, some of sample designs."]);
  });
});
