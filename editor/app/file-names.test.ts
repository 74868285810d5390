import { expect, test } from "vitest";
import { fileName } from "./file-names.ts";

const files = [{ path: "products/wallPanels/petPanel.yaml", title: "PET Panel" }];

test.each([
  ["content/products/wallPanels/petPanel.yaml", { name: "PET Panel", address: "#/products/wallPanels/petPanel.yaml" }],
  ["products/wallPanels/petPanel.yaml", { name: "PET Panel", address: "#/products/wallPanels/petPanel.yaml" }],
  ["content/products/wallPanels/corkPanel.yaml", { name: "Cork panel" }],
  ["content/projects/west.csv", { name: "Projects", address: "#/projects" }],
  ["imagery/masters/pet-panel-hero.webp", { name: "Picture “pet panel banner”" }],
  ["imagery/originals/pet-panel-hero.json", { name: "Picture “pet panel banner”" }],
  ["content/files/wallPanels/petPanel/iso-354.pdf", { name: "iso-354.pdf" }],
])("the file %s has a title that the owner knows", (path, name) => {
  expect(fileName(path, files)).toEqual(name);
});
