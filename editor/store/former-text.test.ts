import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { readDefinitions, readTermLabels } from "./definitions.ts";
import { openProducts } from "../testing/products-fixture.ts";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";

afterEach(removeProjects);

const panel = "products/wallPanels/petPanel.yaml";

describe("a file broken by hand", () => {
  test("keeps its name, is marked, and gets the text of the last save back, as a step that says so", () => {
    const project = new EditedProject();
    const store = project.open();
    const { value, version } = store.read(panel);
    store.save(panel, { ...(value as object), shortName: "Felt" }, version, value);
    const saved = project.text(panel);
    project.write(panel, `${saved}\n  - [`);

    const listed = store.list().find(({ path }) => path === panel);
    expect(listed).toMatchObject({ title: "PET Panel", shortName: "Felt", isBroken: true });
    const broken = store.read(panel);
    expect(broken).toMatchObject({ title: "PET Panel", broken: { former: { text: saved, from: "history" } } });
    expect(project.text(panel)).not.toBe(saved);

    expect(store.restoreText(panel, version).outcome).toBe("changed elsewhere");
    expect(store.restoreText(panel, broken.version)).toMatchObject({ outcome: "saved" });
    expect(project.text(panel)).toBe(saved);
    expect(store.history()[0]?.summary).toBe("PET Panel: last readable version restored");
    expect(store.list().find(({ path }) => path === panel)?.isBroken).toBeUndefined();
    expect(store.restoreText(panel, store.read(panel).version).outcome).toBe("changed elsewhere");

    expect(store.undo(store.history()[0]!.id)).toMatchObject({ outcome: "saved" });
    expect(project.text(panel)).toBe(`${saved}\n  - [`);
    expect(store.undo(store.history()[0]!.id)).toMatchObject({ outcome: "saved" });
    expect(project.text(panel)).toBe(saved);
  });

  test("gets back the last readable text in git if the editor has saved none", () => {
    const project = new EditedProject();
    project.useGit();
    const before = project.text(panel);
    project.write(panel, "name: [");
    project.git("commit", "--quiet", "-am", "Broken");
    const store = project.open();
    const { version, broken } = store.read(panel);
    expect(broken?.former).toMatchObject({ text: before, from: "git" });
    store.restoreText(panel, version);
    expect(project.text(panel)).toBe(before);
  });

  test("gets back the text in git that another computer has saved since the editor's last save", () => {
    const project = new EditedProject();
    project.useGit();
    const store = project.open();
    const { value, version } = store.read(panel);
    store.save(panel, { ...(value as object), shortName: "Felt" }, version, value);
    const newer = project.text(panel).replace("Felt", "PET felt");
    project.write(panel, newer);
    vi.stubEnv("GIT_COMMITTER_DATE", new Date(Date.now() + 60_000).toISOString());
    project.git("commit", "--quiet", "-am", "From another computer");
    project.write(panel, `<<<<<<< HEAD\n${newer}`);
    const { version: broken } = store.read(panel);
    store.restoreText(panel, broken);
    expect(project.text(panel)).toBe(newer);
  });

  test("does not prevent work on other files, whatever is wrong in it", () => {
    for (const text of ["name: [", "name: *star", "name: &star { inside: *star }"]) {
      const project = new EditedProject();
      project.write(panel, text);
      const { store, products } = openProducts(project);
      expect(store.read(panel).broken).toEqual({ text, former: undefined });
      expect(store.read(panel).mistakes).toHaveLength(1);
      expect(store.read("company.yaml").mistakes).toEqual([]);
      expect(products.begin("wallPanels", "corkPanel", "Cork Panel")).toBe("products/wallPanels/corkPanel.yaml");
      expect(products.rename("products/wallPanels/slitPanel.yaml", "slotPanel")).toMatchObject({ outcome: "saved" });
      expect(products.consequences(panel).references.length).toBeGreaterThan(0);
    }
  });

  test("and a missing glossary leave the forms of other files usable", () => {
    const project = new EditedProject();
    rmSync(join(project.contentFolder, "glossary.yaml"));
    project.write("figures.yaml", "nrc: *star");
    expect([readTermLabels(project.contentFolder), readDefinitions(project.contentFolder)]).toEqual([{}, {}]);
  });

  test("has no former text if none was kept, and a file without fields is broken too", () => {
    const project = new EditedProject();
    project.write(panel, "only words\n");
    const store = project.open();
    const { version, value, broken } = store.read(panel);
    expect([value, broken]).toEqual([undefined, { text: "only words\n", former: undefined }]);
    expect(() => store.restoreText(panel, version)).toThrow(/No earlier version/);
  });
});

test("the summaries of undo and redo name the step", () => {
  const project = new EditedProject();
  const store = project.open();
  const { value, version } = store.read(panel);
  store.save(panel, { ...(value as object), shortName: "Felt" }, version, value);
  const undoLast = () => {
    store.undo(store.history()[0]!.id);
    return store.history()[0]?.summary;
  };
  expect(undoLast()).toBe("This change was undone: PET Panel: Short name changed from “PET” to “Felt”");
  expect(undoLast()).toBe("This change was redone: PET Panel: Short name changed from “PET” to “Felt”");
  store.change([{ path: "content/projects/west.csv", after: project.text("projects/west.csv").trimEnd() }], {
    summary: "Projects: one line less",
  });
  expect(undoLast()).toBe("This change was undone: Projects: one line less");
  expect(undoLast()).toBe("This change was redone: Projects: one line less");
});

test("a sample mentioned only in a comment is not counted", () => {
  const project = new EditedProject();
  const samples = () =>
    project
      .open()
      .list()
      .find(({ path }) => path === panel)?.samples;
  const before = samples();
  expect(before).toBeGreaterThan(0);
  project.write(panel, `# sample: true\n${project.text(panel)}`);
  expect(samples()).toBe(before);
});
