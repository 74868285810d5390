import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { EditedProject, removeProjects } from "../../testing/editor-fixture.ts";
import { addressesOf, filesOf, openProducts } from "../../testing/products-fixture.ts";
import { NotPossible } from "../outcomes.ts";

afterEach(removeProjects);

const panel = "products/wallPanels/petPanel.yaml";
const renamed = "products/wallPanels/feltPanel.yaml";

/** A project in which a table and a download refer to the panel too. */
function projectWithUses() {
  const project = new EditedProject();
  project.write(
    "projects/west.csv",
    `project,location,client,room,clientType,sample,products
Auditorium,"Nagpur, Maharashtra",University,auditorium,university,yes,wallPanels/petPanel; wallPanels/slitPanel
`,
  );
  const folder = join(project.contentFolder, "files/wallPanels/petPanel");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "iso-354.pdf"), "%PDF-1.7");
  const report = '{ file: iso-354.pdf, kind: report, name: Absorption, date: "2024-05-31" }';
  project.write(panel, `${project.text(panel)}files:\n  - ${report}\n`);
  return project;
}

describe("a product's new address", () => {
  test("updates all references, the old one redirects to it, and one step undoes everything", () => {
    const project = projectWithUses();
    const category = "categories/acousticCeilings.yaml";
    const sentence = "$1Panels of {wallPanels/petPanel.thickness}.";
    project.write(category, project.text(category).replace(/^(  description: )(.+)$/m, sentence));
    const before = filesOf(project);
    const { store, products } = openProducts(project);
    const text = project.text(panel);
    expect(products.rename(panel, "feltPanel")).toMatchObject({ outcome: "saved" });

    expect(project.has(`content/${panel}`)).toBe(false);
    expect(project.text(renamed)).toBe(text);
    expect(project.has("content/files/wallPanels/feltPanel/iso-354.pdf")).toBe(true);
    expect(project.text("projects/west.csv")).toContain("wallPanels/feltPanel; wallPanels/slitPanel");
    expect(project.text(category)).toContain("Panels of {wallPanels/feltPanel.thickness}.");
    expect(project.text("acoustics.yaml")).toContain("{ product: wallPanels/feltPanel, face: right, areaM2: 15 }");
    expect(addressesOf(project).moved).toEqual({ "wallPanels/petPanel": "wallPanels/feltPanel" });
    expect(
      Object.values(filesOf(project))
        .join("")
        .match(/wallPanels\/petPanel\b/g),
    ).toHaveLength(1);

    const [step] = store.history();
    expect(step?.summary).toBe(
      "PET Panel: web address changed to /wallPanels/feltPanel; /wallPanels/petPanel redirects to it",
    );
    expect(store.undo(step!.id)).toMatchObject({ outcome: "saved" });
    expect(filesOf(project)).toEqual(before);
  });

  test.each([
    ["projects/west.csv", "University", "Université"],
    [panel, "\n", "\n# é\n"],
  ])("is refused while a letter of %s would be lost by it, because of its encoding", (path, before, after) => {
    const project = projectWithUses();
    const inWindows1252 = Buffer.from(project.text(path).replace(before, after), "latin1");
    writeFileSync(join(project.contentFolder, path), inWindows1252);
    const files = filesOf(project);
    const { products } = openProducts(project);
    expect(() => products.rename(panel, "feltPanel")).toThrow(
      new NotPossible(
        `The file content/${path} was saved in another encoding, so some of its letters cannot be read. Save it as UTF-8 first.`,
      ),
    );
    expect(filesOf(project)).toEqual(files);
  });

  test("changed twice redirects every old address in one step, and changed back has no redirect", () => {
    const project = new EditedProject();
    project.write("addresses.yaml", "moved:\nwithdrawn:\n");
    const { products } = openProducts(project);
    products.rename(panel, "feltPanel");
    products.rename(renamed, "felt");
    expect(addressesOf(project).moved).toEqual({
      "wallPanels/petPanel": "wallPanels/felt",
      "wallPanels/feltPanel": "wallPanels/felt",
    });
    products.rename("products/wallPanels/felt.yaml", "petPanel");
    expect(addressesOf(project).moved).toEqual({
      "wallPanels/feltPanel": "wallPanels/petPanel",
      "wallPanels/felt": "wallPanels/petPanel",
    });
  });

  test("moves its downloads too, even if the old one is named like a parent folder", () => {
    const project = projectWithUses();
    const { products } = openProducts(project);
    products.rename(panel, "files");
    expect(products.rename("products/wallPanels/files.yaml", "felt")).toMatchObject({ outcome: "saved" });
    expect(project.has("content/files/wallPanels/felt/iso-354.pdf")).toBe(true);
  });

  test("is refused if another product has it, or if it is invalid", () => {
    const project = new EditedProject();
    const { products } = openProducts(project);
    for (const [slug, message] of [
      ["slitPanel", /\/wallPanels\/slitPanel is already the web address of/],
      ["slitpanel", /\/wallPanels\/slitpanel is already the web address of/],
      ["SlitPanel", /start with a lower-case letter/],
      ["felt panel", /only letters and digits/],
      ["../felt", /only letters and digits/],
    ] as const) {
      expect(() => products.rename(panel, slug)).toThrow(NotPossible);
      expect(() => products.rename(panel, slug)).toThrow(message);
    }
    expect(project.has(`content/${panel}`)).toBe(true);
    // It is listed as a ceiling too.
    expect(() => products.rename("products/wallPanels/gypsumBoard.yaml", "absoftTile")).toThrow(
      /\/acousticCeilings\/absoftTile is already the web address of/,
    );
  });
});

describe("a product to be removed", () => {
  test("is shown with its references, pictures and downloads", () => {
    const { products } = openProducts(projectWithUses());
    const { references, pictures, downloads } = products.consequences(panel);
    expect(references.map(({ path }) => path)).toContain("acoustics.yaml");
    expect(references).toContainEqual({
      path: "projects/west.csv",
      at: [1, "products"],
      title: expect.stringMatching(/^Projects, west: .+, \w+$/),
    });
    expect(pictures).toBeGreaterThan(0);
    expect(downloads).toBe(1);
  });

  test("when withdrawn leaves a sentence at its address, and all references are removed", () => {
    const project = projectWithUses();
    const before = filesOf(project);
    const { store, products } = openProducts(project);
    expect(products.withdraw(panel, "We no longer offer this panel.")).toMatchObject({ outcome: "saved" });
    expect(addressesOf(project).withdrawn).toEqual({
      "wallPanels/petPanel": { name: "PET Panel", sentence: "We no longer offer this panel." },
    });
    expect(project.text("projects/west.csv")).toContain(",yes,wallPanels/slitPanel\n");
    expect(project.has("content/files/wallPanels/petPanel/iso-354.pdf")).toBe(false);
    expect(Object.keys(filesOf(project)).filter((path) => path.includes("pet-panel"))).toEqual([]);
    store.undo(store.history()[0]!.id);
    expect(filesOf(project)).toEqual(before);
  });

  test("when deleted leaves nothing, and undo restores its pictures byte for byte", () => {
    const project = projectWithUses();
    const before = filesOf(project);
    const { store, products } = openProducts(project);
    expect(products.delete(panel)).toMatchObject({ outcome: "saved" });
    expect(addressesOf(project)).toEqual({ moved: {}, withdrawn: {} });
    expect(Object.entries(filesOf(project)).filter(([path, text]) => `${path}${text}`.includes("petPanel"))).toEqual(
      [],
    );
    store.undo(store.history()[0]!.id);
    expect(filesOf(project)).toEqual(before);
  });

  test("and saved in another encoding by another program is restored byte for byte by undo", () => {
    const project = new EditedProject();
    const file = join(project.contentFolder, panel);
    const inWindows1252 = Buffer.from(`# Café\n${project.text(panel)}`, "latin1");
    writeFileSync(file, inWindows1252);
    const { store, products } = openProducts(project);
    expect(products.withdraw(panel, "No longer offered.")).toMatchObject({ outcome: "saved" });
    expect(store.undo(1)).toMatchObject({ outcome: "saved" });
    expect(readFileSync(file)).toEqual(inWindows1252);
  });

  test("keeps pictures that another page shows, with their descriptions", () => {
    const project = new EditedProject();
    const { pictureDescriptions } = parse(project.text(panel)) as any;
    const [shown = ""] = Object.keys(pictureDescriptions);
    project.write("gallery.yaml", project.text("gallery.yaml").replace(/picture: \S+/, `picture: ${shown}`));
    expect(openProducts(project).products.delete(panel)).toMatchObject({ outcome: "saved" });
    expect(parse(project.text("pictures.yaml"))[shown]).toEqual(pictureDescriptions[shown]);
    expect(project.has(`imagery/masters/${shown}.webp`)).toBe(true);
  });

  test("keeps a picture that may be shown by a file that cannot be read", () => {
    const project = new EditedProject();
    const shown = (parse(project.text(panel)) as any).pictures.product as string;
    project.write(
      "pages/about.yaml",
      `${project.text("pages/about.yaml").replace(/^picture: .*$/m, `picture: ${shown}`)}\n  - [`,
    );
    const { products } = openProducts(project);
    expect(products.delete(panel)).toMatchObject({ outcome: "saved" });
    expect(project.has(`imagery/masters/${shown}.webp`)).toBe(true);
    expect(parse(project.text("pictures.yaml"))[shown]).toMatchObject({ alt: expect.any(String) });
  });

  test("is refused while sentences elsewhere use its figures, and exactly those are listed", () => {
    const project = new EditedProject();
    const category = "categories/acousticCeilings.yaml";
    const before = project.text(category);
    project.write(
      category,
      before.replace(/^statement: .*$/m, "statement: Panels of {wallPanels/petPanel.thickness}."),
    );
    const { products } = openProducts(project);
    const quotes = products.consequences(panel).references.filter(({ isQuote }) => isQuote);
    expect(quotes).toEqual([{ path: category, at: ["statement"], isQuote: true, title: "Acoustic Ceilings" }]);
    for (const outcome of [products.withdraw(panel, "It is no longer offered."), products.delete(panel)]) {
      if (outcome.outcome !== "refused") throw new Error(outcome.outcome);
      expect(outcome.mistakes).toMatchObject([
        {
          path: category,
          at: ["statement"],
          message:
            "It uses the figure “Thickness” of PET Panel: “Panels of {wallPanels/petPanel.thickness}.” " +
            "Rewrite it without {wallPanels/petPanel.thickness} first.",
        },
      ]);
    }
    project.write(category, before);
    expect(products.delete(panel)).toMatchObject({ outcome: "saved" });
  });

  test("is refused in the build's words if it is the last of its category", () => {
    const project = new EditedProject();
    const before = filesOf(project);
    const outcome = openProducts(project).products.delete("products/acousticDoors/door.yaml");
    if (outcome.outcome !== "refused") throw new Error(outcome.outcome);
    expect(outcome.mistakes.map(({ message }) => message)).toContain(
      "This category has no products. Add one to products/acousticDoors.",
    );
    expect(filesOf(project)).toEqual(before);
  });
});
