import { expect, it, vi } from "vitest";

vi.stubEnv("SITE_ORIGIN", "https://www.example.com");
const { productData } = await import("./product.ts");

const panel = {
  name: "PET Panel",
  description: "A wall panel.",
  canonicalPath: "/wallPanels/petPanel",
  category: "Acoustic Wall Panels",
  companyName: "Nishabd Acoustics",
  figures: [{ label: "Size", lines: ["600x600 mm", "1200x600 mm"] }],
};

it("gives a product's figures as supplied, several lines as one value", () => {
  expect(productData(panel)).toMatchObject({
    "@type": "Product",
    name: "PET Panel",
    brand: { "@type": "Brand", name: "Nishabd Acoustics" },
    additionalProperty: [{ "@type": "PropertyValue", name: "Size", value: "600x600 mm; 1200x600 mm" }],
  });
});

it("has whole addresses for the page and the picture", () => {
  expect(productData({ ...panel, pictureUrl: "/pictures/pet.jpg" })).toMatchObject({
    url: "https://www.example.com/wallPanels/petPanel",
    image: "https://www.example.com/pictures/pet.jpg",
  });
});

it("says nothing of a picture or a model that the product does not have, nor of an offer", () => {
  const data = productData(panel);
  for (const absent of ["image", "model", "offers"]) expect(data).not.toHaveProperty(absent);
});
