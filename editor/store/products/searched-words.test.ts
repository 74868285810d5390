import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { EditedProject, removeProjects } from "../../testing/editor-fixture.ts";
import { Drafts } from "./drafts.ts";
import { ProductStore } from "./product-store.ts";
import { searchedWords } from "./searched-words.ts";

afterEach(removeProjects);

test("products are found by the names of their category and by buyers' words, including drafts named by a code", () => {
  const project = new EditedProject();
  const store = project.open();
  const drafts = new Drafts(join(project.folder, ".editor", "drafts"));
  const products = new ProductStore({ store, drafts, check: project.check() });
  const { path: draft } = products.copy("products/seatingSystems/abr06.yaml", "abr12", "ABR-12", "ABR-12");
  const words = searchedWords(store.values(), [...store.values(), ...products.values()]);
  const foundBy = (word: string) =>
    [...words].filter(([path, text]) => path.startsWith("products/") && text.toLowerCase().includes(word));
  const folders = (word: string) => new Set(foundBy(word).map(([path]) => path.split("/")[1]));
  for (const word of ["chair", "seat", "kursi"]) expect(foundBy(word).map(([path]) => path)).toContain(draft);
  expect(folders("kursi")).toEqual(new Set(["seatingSystems"]));
  expect(folders("false ceiling")).toEqual(new Set(["acousticCeilings", "metalCeilings"]));
  expect(foundBy("lamp").map(([path]) => path)).toContain("products/stageSystems/fresnelSpot.yaml");
  expect(foundBy("parda").map(([path]) => path)).toContain("products/stageSystems/curtains.yaml");
});
