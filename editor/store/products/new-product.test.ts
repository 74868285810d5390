import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { EditedProject, removeProjects } from "../../testing/editor-fixture.ts";
import { addressesOf, filesOf, openProducts } from "../../testing/products-fixture.ts";
import { RefusedIdentity } from "./identity.ts";

afterEach(removeProjects);

const panel = "products/wallPanels/petPanel.yaml";
const draft = "products/wallPanels/corkPanel.yaml";

describe("a new product", () => {
  test("begins with the figures of its category, and is not content until it is complete", () => {
    const project = new EditedProject();
    const before = filesOf(project);
    const { store, products } = openProducts(project);
    expect(products.begin("wallPanels", "corkPanel", "Cork Panel")).toBe(draft);
    const { value, mistakes, version } = products.read(draft) as any;
    expect(value.specifications.flatMap(({ figures }: any) => Object.keys(figures))).toContain("nrc");
    expect(mistakes.map(({ at }: any) => at.join("."))).toContain("seo.description");
    expect(products.publish(draft)).toMatchObject({ outcome: "refused" });
    expect(filesOf(project)).toEqual(before);

    const complete = {
      ...value,
      seo: { title: "Cork Panel", description: "A panel of cork, 12 mm thick." },
      product: ["A panel of cork."],
      specifications: [{ title: "Panel", figures: { thickness: "12 mm" } }],
    };
    expect(products.save(draft, complete, version)).toEqual({ outcome: "kept" });
    expect(openProducts(project).products.list()).toMatchObject([{ path: draft, title: "Cork Panel", isDraft: true }]);
    expect(products.publish(draft)).toMatchObject({ outcome: "saved", step: { summary: "Cork Panel: added" } });
    expect(products.list()).toEqual([]);
    expect(parse(project.text(draft))).toEqual(complete);
    store.undo(store.history()[0]!.id);
    expect(filesOf(project)).toEqual(before);
  });

  test("is added to the site without the figures that were left empty, and needs those that its sentences insert", () => {
    const { store, products } = openProducts(new EditedProject());
    products.begin("wallPanels", "corkPanel", "Cork Panel");
    const specifications = [
      { title: "Panel", figures: { thickness: "12 mm", density: "", nrc: "" } },
      { title: "Performance", figures: { fireClass: "" } },
    ];
    const draftWith = (sentence: string) => {
      const { value, version } = products.read(draft) as any;
      const seo = { title: "Cork Panel", description: "A panel of cork." };
      products.save(draft, { ...value, seo, product: [sentence], specifications }, version);
      return products.read(draft).mistakes.map(({ at }) => at.join("."));
    };
    expect(draftWith("A panel of cork, NRC {nrc}.")).toEqual(["specifications.0.figures.nrc"]);
    expect(draftWith("A panel of cork.")).toEqual([]);
    expect(products.publish(draft)).toMatchObject({ outcome: "saved" });
    expect((store.read(draft).value as any).specifications).toEqual([
      { title: "Panel", figures: { thickness: "12 mm" } },
    ]);
  });

  test("whose draft cannot be read is opened with the mistake in it, is not added to the site, and can be discarded", () => {
    const project = new EditedProject();
    const { products } = openProducts(project);
    products.begin("wallPanels", "corkPanel", "Cork Panel");
    writeFileSync(join(project.folder, ".editor", "drafts", draft), 'name: "Cork Panel\n');
    const { value, mistakes } = products.read(draft);
    expect(value).toBeUndefined();
    expect(mistakes).toEqual([expect.objectContaining({ path: draft, line: 2 })]);
    expect(products.publish(draft)).toEqual({ outcome: "refused", mistakes });
    products.discard(draft);
    expect(products.list()).toEqual([]);
  });

  test("that was added to the site when the editor was killed is not a draft after the next start", () => {
    const project = new EditedProject();
    const { products } = openProducts(project);
    products.copy(panel, "felt", "Felt");
    const path = "products/wallPanels/felt.yaml";
    const { value, version } = products.read(path) as any;
    const specifications = [...value.specifications, { title: "Left empty", figures: { maintenance: "" } }];
    const seo = { title: "Felt", description: "The panel of felt." };
    products.save(path, { ...value, seo, specifications }, version);
    const kept = join(project.folder, ".editor/drafts", path);
    const text = readFileSync(kept, "utf8");
    expect(products.publish(path)).toMatchObject({ outcome: "saved" });
    writeFileSync(kept, text);
    expect(openProducts(project).products.list()).toEqual([]);
    // A draft with a different text is not lost.
    writeFileSync(kept, text.replace("The panel of felt.", "Another panel."));
    expect(openProducts(project).products.isDraft(path)).toBe(true);
  });

  test("does not get the pictures of a discarded draft with the same address whose removal was interrupted", () => {
    const project = new EditedProject();
    const master = join(project.folder, ".editor/drafts/imagery/wallPanels/corkPanel/masters/cork-panel-hero.webp");
    mkdirSync(dirname(master), { recursive: true });
    writeFileSync(master, "of another product");
    const { products } = openProducts(project);
    products.begin("wallPanels", "corkPanel", "Cork Panel");
    expect(existsSync(master)).toBe(false);
  });

  test("may have a withdrawn address, which is then forgotten", () => {
    const project = new EditedProject();
    const { products } = openProducts(project);
    products.withdraw(panel, "It is no longer offered.");
    products.copy("products/wallPanels/slitPanel.yaml", "petPanel", "PET Panel");
    const { value, version } = products.read(panel) as any;
    const seo = { title: "New PET Panel", description: "The new panel of felt." };
    products.save(panel, { ...value, seo }, version);
    expect(products.publish(panel)).toMatchObject({ outcome: "saved" });
    expect(addressesOf(project).withdrawn).toEqual({});
  });

  test("does not replace a product that has taken its address since", () => {
    const project = new EditedProject();
    const { store, products } = openProducts(project);
    const before = project.text(panel);
    products.delete(panel);
    products.copy("products/wallPanels/slitPanel.yaml", "petPanel", "Another panel");
    const { value, version } = products.read(panel) as any;
    products.save(panel, { ...value, seo: { title: "Another panel", description: "The other panel." } }, version);
    store.undo(store.history()[0]!.id);
    expect(() => products.publish(panel)).toThrow("The site already has a product at /wallPanels/petPanel.");
    expect(project.text(panel)).toBe(before);
    expect(products.isDraft(panel)).toBe(true);
  });

  test("that is a copy has the original's figures, but neither its pictures nor texts unique to a page", () => {
    const project = new EditedProject();
    const { store, products } = openProducts(project);
    const original = store.read(panel).value as any;
    const { path } = products.copy(panel, "felt", "Felt");
    const copied = products.read(path).value as any;
    expect(copied.specifications).toEqual(original.specifications);
    expect(copied).toMatchObject({ name: "Felt", shortName: "Felt" });
    expect(Object.keys(copied)).not.toContain("pictures");
  });

  test("that is a copy remembers which of its texts are unchecked, even after a restart", () => {
    const project = new EditedProject();
    const { products } = openProducts(project);
    const { path, renamed: texts } = products.copy(panel, "felt", "Felt");
    expect(texts.length).toBeGreaterThan(1);
    products.looked(path, texts[0]!.at);
    expect(openProducts(project).products.renamedIn(path)).toEqual(texts.slice(1));
    expect(products.copiedFrom(path)).toMatchObject({ name: "PET Panel" });
    products.discard(path);
    expect(products.renamedIn(path)).toEqual([]);
  });

  test("that somebody else has saved since is not overwritten", () => {
    const { products } = openProducts(new EditedProject());
    products.begin("wallPanels", "corkPanel", "Cork Panel");
    const { value, version } = products.read(draft) as any;
    products.save(draft, { ...value, shortName: "Cork" }, version);
    expect(products.save(draft, { ...value, shortName: "Bark" }, version)).toMatchObject({
      outcome: "changed elsewhere",
    });
    expect((products.read(draft).value as any).shortName).toBe("Cork");
  });
});

describe("the name of a new product", () => {
  const chair = "products/seatingSystems/abr06.yaml";

  test("is refused field by field if another product or draft has it, and nothing is begun", () => {
    const project = new EditedProject();
    const { products } = openProducts(project);
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
      { field: "name", message: "ABPB - 11 is already the name of another product." },
      { field: "modelCode", message: "ABR-07 is already the model code of ABR-07." },
      { field: "slug", message: "/seatingSystems/abr07 is already the web address of ABR-07." },
    ]);
    expect(products.list()).toEqual([]);
    products.copy(chair, "abr12", "Regent", "ABR-12");
    expect(refusalsOf(() => products.begin("seatingSystems", "regent", "Regent", "ABR-12"))).toMatchObject([
      { field: "name" },
      { field: "modelCode", message: "ABR-12 is already the model code of Regent." },
    ]);
  });

  test("is in the draft, with the requested model code", () => {
    const { products } = openProducts(new EditedProject());
    const { path } = products.copy(chair, "abr12", "Regent", "ABR-12");
    expect(products.read(path).value).toMatchObject({ name: "Regent", modelCode: "ABR-12" });
    const begun = products.begin("seatingSystems", "abr13", "Earl", "ABR-13");
    expect(products.read(begun).value).toMatchObject({ name: "Earl", modelCode: "ABR-13" });
  });
});
