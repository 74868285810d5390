import { afterAll, expect, test } from "vitest";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";

afterAll(removeProjects);

const panel = "products/wallPanels/petPanel.yaml";

test("the history lists every change of a save that names only some, and the same changes if it was undone", () => {
  const project = new EditedProject();
  const store = project.open();
  const value = project.changed(panel, (product) => {
    Object.assign(product, { name: "Felt", shortName: "Felt", modelCode: "F-1", order: 999 });
    product.seo.title = "Felt panel";
  });
  expect(store.save(panel, value, store.read(panel).version)).toMatchObject({ outcome: "saved" });
  const [saved] = store.history();
  expect(saved!.summary).toMatch(/; and 2 more changes$/);
  expect(saved!.all).toHaveLength(5);
  expect(saved!.all).toContainEqual(expect.stringMatching(/Title changed from “.*” to “Felt panel”$/));
  store.undo(saved!.id);
  expect(store.history()[0]!.all).toEqual(saved!.all);
});
