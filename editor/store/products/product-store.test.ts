import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { EditedProject, removeProjects } from "../../testing/editor-fixture.ts";
import { Drafts } from "./drafts.ts";
import { NotPossible, RefusedIdentity } from "./identity.ts";
import { ProductStore } from "./product-store.ts";

afterEach(removeProjects);

const panel = "products/wallPanels/petPanel.yaml";
const renamed = "products/wallPanels/feltPanel.yaml";
const draft = "products/wallPanels/corkPanel.yaml";

function open(project: EditedProject) {
  const store = project.open();
  const drafts = new Drafts(join(project.folder, ".editor", "drafts"));
  return { store, products: new ProductStore({ store, drafts, check: project.check() }) };
}

const addressesOf = (project: EditedProject) => parse(project.text("addresses.yaml")) as any;

/** All files of content and pictures. */
function filesOf({ folder }: EditedProject): Record<string, string> {
  const entries = ["content", "imagery"].flatMap((top) =>
    readdirSync(join(folder, top), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), "utf8")]),
  );
}

/** A project in which a table and a download name the panel too. */
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
  return project;
}

describe("a product's new address", { timeout: 60_000 }, () => {
  test("follows in whatever names it, the old one leads to it, and one step takes everything back", () => {
    const project = projectWithUses();
    const category = "categories/acousticCeilings.yaml";
    const sentence = "$1Panels of {wallPanels/petPanel.thickness}.";
    project.write(category, project.text(category).replace(/^(  description: )(.+)$/m, sentence));
    const before = filesOf(project);
    const { store, products } = open(project);
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
      "PET Panel: its address is now /wallPanels/feltPanel, and /wallPanels/petPanel leads there",
    );
    expect(store.undo(step!.id)).toMatchObject({ outcome: "saved" });
    expect(filesOf(project)).toEqual(before);
  });

  test("changed twice leads every old address there in one step, and changed back leads nowhere else", () => {
    const project = new EditedProject();
    const { products } = open(project);
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

  test("is refused where another product has it, and where it is no address", () => {
    const project = new EditedProject();
    const { products } = open(project);
    for (const [slug, message] of [
      ["slitPanel", /\/wallPanels\/slitPanel is the address of .* already/],
      ["slitpanel", /\/wallPanels\/slitpanel is the address of .* already/],
      ["SlitPanel", /begins with a lower-case letter/],
      ["felt panel", /letters and digits without spaces/],
      ["../felt", /letters and digits without spaces/],
    ] as const) {
      expect(() => products.rename(panel, slug)).toThrow(NotPossible);
      expect(() => products.rename(panel, slug)).toThrow(message);
    }
    expect(project.has(`content/${panel}`)).toBe(true);
  });
});

describe("a product that goes", { timeout: 60_000 }, () => {
  test("is announced with what names it, its pictures and its downloads", () => {
    const { products } = open(projectWithUses());
    const { references, pictures, downloads } = products.consequences(panel);
    expect(references.map(({ path }) => path)).toContain("acoustics.yaml");
    expect(references).toContainEqual({ path: "projects/west.csv", at: [1, "products"], title: "projects/west.csv" });
    expect(pictures).toBeGreaterThan(0);
    expect(downloads).toBe(1);
  });

  test("when withdrawn leaves a sentence at its address, and nothing names it any more", () => {
    const project = projectWithUses();
    const before = filesOf(project);
    const { store, products } = open(project);
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

  test("when deleted leaves nothing, and comes back with its pictures byte for byte", () => {
    const project = projectWithUses();
    const before = filesOf(project);
    const { store, products } = open(project);
    expect(products.delete(panel)).toMatchObject({ outcome: "saved" });
    expect(addressesOf(project)).toEqual({ moved: {}, withdrawn: {} });
    expect(Object.entries(filesOf(project)).filter(([path, text]) => `${path}${text}`.includes("petPanel"))).toEqual(
      [],
    );
    store.undo(store.history()[0]!.id);
    expect(filesOf(project)).toEqual(before);
  });

  test("keeps the pictures that another page shows, with what they show", () => {
    const project = new EditedProject();
    const { pictureDescriptions } = parse(project.text(panel)) as any;
    const [shown = ""] = Object.keys(pictureDescriptions);
    project.write("gallery.yaml", project.text("gallery.yaml").replace(/picture: \S+/, `picture: ${shown}`));
    expect(open(project).products.delete(panel)).toMatchObject({ outcome: "saved" });
    expect(parse(project.text("pictures.yaml"))[shown]).toEqual(pictureDescriptions[shown]);
    expect(project.has(`imagery/masters/${shown}.webp`)).toBe(true);
  });

  test("is refused with the sentences elsewhere that say its figures, and only those, until they do not", () => {
    const project = new EditedProject();
    const category = "categories/acousticCeilings.yaml";
    const before = project.text(category);
    project.write(
      category,
      before.replace(/^statement: .*$/m, "statement: Panels of {wallPanels/petPanel.thickness}."),
    );
    const { products } = open(project);
    const quotes = products.consequences(panel).references.filter(({ isQuote }) => isQuote);
    expect(quotes).toEqual([{ path: category, at: ["statement"], isQuote: true, title: "Acoustic Ceilings" }]);
    for (const outcome of [products.withdraw(panel, "It is no longer offered."), products.delete(panel)]) {
      if (outcome.outcome !== "refused") throw new Error(outcome.outcome);
      expect(outcome.mistakes).toMatchObject([
        {
          path: category,
          at: ["statement"],
          message:
            "It says the figure “Thickness” of PET Panel, in “Panels of {wallPanels/petPanel.thickness}.” " +
            "Write it without {wallPanels/petPanel.thickness} first.",
        },
      ]);
    }
    project.write(category, before);
    expect(products.delete(panel)).toMatchObject({ outcome: "saved" });
  });

  test("is refused in the build's words where the last of a category would go", () => {
    const project = new EditedProject();
    const before = filesOf(project);
    const outcome = open(project).products.delete("products/acousticDoors/door.yaml");
    if (outcome.outcome !== "refused") throw new Error(outcome.outcome);
    expect(outcome.mistakes.map(({ message }) => message)).toContain(
      "This category has no product. Add one to products/acousticDoors.",
    );
    expect(filesOf(project)).toEqual(before);
  });
});

describe("a new product", { timeout: 60_000 }, () => {
  test("begins with the figures of its category and is no content before it is complete", () => {
    const project = new EditedProject();
    const before = filesOf(project);
    const { store, products } = open(project);
    expect(products.begin("wallPanels", "corkPanel", "Cork Panel")).toBe(draft);
    const { value, mistakes, version } = products.read(draft) as any;
    expect(value.specifications.flatMap(({ figures }: any) => Object.keys(figures))).toContain("nrc");
    expect(mistakes.map(({ at }: any) => at.join("."))).toContain("seo.description");
    // No field of the form shows it where it can only be false.
    expect(value.drawing.toScale).toBe(false);
    expect(products.publish(draft)).toMatchObject({ outcome: "refused" });
    expect(filesOf(project)).toEqual(before);

    const complete = {
      ...value,
      seo: { title: "Cork Panel", description: "A panel of cork, 12 mm thick." },
      product: ["A panel of cork."],
      specifications: [{ title: "Panel", figures: { thickness: "12 mm" } }],
      drawing: { kind: "panel-section", toScale: false, core: "unstated", thicknessesMm: [12], edges: [] },
    };
    expect(products.save(draft, complete, version)).toEqual({ outcome: "kept" });
    expect(open(project).products.list()).toMatchObject([{ path: draft, title: "Cork Panel", isDraft: true }]);
    expect(products.publish(draft)).toMatchObject({ outcome: "saved", step: { summary: "Cork Panel: added" } });
    expect(products.list()).toEqual([]);
    expect(parse(project.text(draft))).toEqual(complete);
    store.undo(store.history()[0]!.id);
    expect(filesOf(project)).toEqual(before);
  });

  test("may be at an address that was withdrawn, which is then forgotten", () => {
    const project = new EditedProject();
    const { products } = open(project);
    products.withdraw(panel, "It is no longer offered.");
    products.copy("products/wallPanels/slitPanel.yaml", "petPanel", "PET Panel");
    const { value, version } = products.read(panel) as any;
    const seo = { title: "New PET Panel", description: "The new panel of felt." };
    products.save(panel, { ...value, seo }, version);
    expect(products.publish(panel)).toMatchObject({ outcome: "saved" });
    expect(addressesOf(project).withdrawn).toEqual({});
  });

  test("as a copy has the figures of the first, but neither its pictures nor what only one page may have", () => {
    const project = new EditedProject();
    const { store, products } = open(project);
    const original = store.read(panel).value as any;
    const { path } = products.copy(panel, "felt", "Felt");
    const copied = products.read(path).value as any;
    expect(copied.specifications).toEqual(original.specifications);
    expect(copied).toMatchObject({ name: "Felt", shortName: "Felt" });
    expect(Object.keys(copied)).not.toContain("pictures");
  });

  test("as a copy knows which of its texts nobody has looked at yet, also after a restart", () => {
    const project = new EditedProject();
    const { products } = open(project);
    const { path, renamed: texts } = products.copy(panel, "felt", "Felt");
    expect(texts.length).toBeGreaterThan(1);
    products.looked(path, texts[0]!.at);
    expect(open(project).products.renamedIn(path)).toEqual(texts.slice(1));
    expect(products.copiedFrom(path)).toMatchObject({ name: "PET Panel" });
    products.discard(path);
    expect(products.renamedIn(path)).toEqual([]);
  });

  test("that somebody else has saved since is not overwritten", () => {
    const { products } = open(new EditedProject());
    products.begin("wallPanels", "corkPanel", "Cork Panel");
    const { value, version } = products.read(draft) as any;
    products.save(draft, { ...value, shortName: "Cork" }, version);
    expect(products.save(draft, { ...value, shortName: "Bark" }, version)).toMatchObject({
      outcome: "changed elsewhere",
    });
    expect((products.read(draft).value as any).shortName).toBe("Cork");
  });
});

describe("what a new product is called", { timeout: 60_000 }, () => {
  const chair = "products/seatingSystems/abr06.yaml";

  test("is refused field by field where another product or a draft is called so, and nothing is begun", () => {
    const project = new EditedProject();
    const { products } = open(project);
    const refusalsOf = (begin: () => unknown) => {
      try {
        begin();
      } catch (error) {
        if (error instanceof RefusedIdentity) return error.refusals;
        throw error;
      }
      return undefined;
    };
    expect(refusalsOf(() => products.copy(chair, "abr07", "abpb-11", "ABR 07"))).toEqual([
      { field: "name", message: "ABPB - 11 is the name of another product already." },
      { field: "modelCode", message: "ABR-07 is the model code of ABR-07 already." },
      { field: "slug", message: "/seatingSystems/abr07 is the address of ABR-07 already." },
    ]);
    expect(products.list()).toEqual([]);
    products.copy(chair, "abr12", "Regent", "ABR-12");
    expect(refusalsOf(() => products.begin("seatingSystems", "regent", "Regent", "ABR-12"))).toMatchObject([
      { field: "name" },
      { field: "modelCode", message: "ABR-12 is the model code of Regent already." },
    ]);
  });

  test("stands in the draft, with the model code that was asked for", () => {
    const { products } = open(new EditedProject());
    const { path } = products.copy(chair, "abr12", "Regent", "ABR-12");
    expect(products.read(path).value).toMatchObject({ name: "Regent", modelCode: "ABR-12" });
    const begun = products.begin("seatingSystems", "abr13", "Earl", "ABR-13");
    expect(products.read(begun).value).toMatchObject({ name: "Earl", modelCode: "ABR-13" });
  });
});
