import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, describe, expect, test } from "vitest";
import { removeProjects } from "../testing/editor-fixture.ts";
import { chair, halves, openPictures } from "../testing/edited-pictures.ts";

afterEach(removeProjects);

describe("a photograph of a draft", () => {
  const draft = "products/seatingSystems/oak.yaml";

  test("is stored with the draft, which is incomplete without it, and is published with it", async () => {
    const { project, products, drafts, pictures, put, master, value } = await openPictures({
      photograph: halves(1700, 1300),
    });
    products.copy(chair, "oak", "Oak");
    const { value: begun, version } = products.read(draft);
    const seo = { title: "Oak chair", description: "A chair of oak." };
    products.save(draft, { ...(begun as object), modelCode: "OAK", seo }, version);
    for (const [index, place] of [["banner"], ["product"], ["installed", 0]].entries())
      expect(await put(draft, ["pictures", ...place], `Picture ${index}.`)).toEqual({ outcome: "kept" });

    expect(project.has("imagery/masters/oak-product.webp")).toBe(false);
    const [waiting, aside] = ["imagery", "aside"].map((name) => join(project.folder, ".editor/drafts", name));
    renameSync(waiting!, aside!);
    expect(products.read(draft).mistakes.map(({ message }) => message)).toContainEqual(
      expect.stringContaining("There is no picture"),
    );
    renameSync(aside!, waiting!);
    expect(products.read(draft).mistakes).toEqual([]);
    expect((await pictures.places(draft)).map(({ widthPx }) => widthPx)).toEqual([
      1700,
      1600,
      undefined,
      1600,
      undefined,
      undefined,
    ]);
    expect(products.publish(draft)).toMatchObject({ outcome: "saved" });
    expect(value(draft).pictures).toEqual({ banner: "oak-hero", product: "oak-product", installed: ["oak-installed"] });
    expect((await sharp(master("oak-hero")).metadata()).width).toBe(1700);
    expect(project.has("imagery/originals/oak-installed.jpg")).toBe(true);
    expect(project.has("imagery/originals/oak-installed.json")).toBe(true);
    expect(drafts.masters()).toEqual([]);
    expect(products.isDraft(draft)).toBe(false);
  });

  test("does not change a site picture that the draft shows, and is deleted with the draft", async () => {
    const { products, drafts, put, master } = await openPictures();
    writeFileSync(master("chair-abr06-product"), "the rendering");
    products.copy(chair, "oak", "Oak");
    const { value: begun, version } = products.read(draft);
    products.save(draft, { ...(begun as object), pictures: { product: "chair-abr06-product" } }, version);
    await put(draft, ["pictures", "product"]);
    expect((products.read(draft).value as any).pictures.product).toBe("oak-product");
    expect(readFileSync(master("chair-abr06-product"), "utf8")).toBe("the rendering");
    expect(drafts.masters().map(({ id }) => id)).toEqual(["oak-product"]);
    products.discard(draft);
    expect(drafts.masters()).toEqual([]);
  });
});
