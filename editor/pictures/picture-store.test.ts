import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { draftAsHolder } from "../store/products/draft-pictures.ts";
import { Drafts } from "../store/products/drafts.ts";
import { ProductStore } from "../store/products/product-store.ts";
import { PictureStore } from "./picture-store.ts";

afterEach(removeProjects);

const chair = "products/seatingSystems/abr06.yaml";
const middle = { focusX: 0.5, focusY: 0.5, closer: 1 };

/** A photograph whose left half is red and whose right half is blue. */
async function halves(width = 1700, height = 1300): Promise<Buffer> {
  const left = { create: { width: width / 2, height, channels: 3, background: "#c00000" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "#0000c0" } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

async function open(project = new EditedProject()) {
  const store = project.open();
  const drafts = new Drafts(join(project.folder, ".editor", "drafts"));
  const products = new ProductStore({ store, drafts, check: project.check() });
  const pictures = new PictureStore({
    store,
    uploadsFolder: join(project.folder, ".editor", "uploads"),
    otherHolder: (path) => draftAsHolder(path, drafts, store),
    namesToCome: () => drafts.masters().map(({ id }) => id),
  });
  const photograph = await halves();
  const { upload } = await pictures.take(photograph);
  const put = (
    path: string,
    at: (string | number)[],
    alt = "A row of chairs in a hall.",
    beside: Record<string, string> = {},
  ) => pictures.place({ path, at, upload, crop: middle, alt, beside });
  const master = (id: string) => join(project.imageryFolder, "masters", `${id}.webp`);
  const value = (path: string) => parse(project.text(path)) as any;
  return { project, store, drafts, products, pictures, photograph, upload, put, master, value };
}

const dominant = async (file: string) => {
  const { channels } = await sharp(readFileSync(file)).stats();
  return channels[0]!.mean > channels[2]!.mean ? "red" : "blue";
};

describe("a photograph", { timeout: 60_000 }, () => {
  test("takes the place of a rendering under its name, which is no visualisation any more, and can be taken back", async () => {
    const { project, store, photograph, put, value } = await open();
    const before = project.text(chair);
    const master = join(project.imageryFolder, "masters/chair-abr06-product.webp");
    writeFileSync(master, "the rendering");
    expect(await put(chair, ["pictures", "product"])).toMatchObject({ outcome: "saved" });
    expect(value(chair).pictures.product).toBe("chair-abr06-product");
    expect(value(chair).pictureDescriptions["chair-abr06-product"]).toEqual({
      alt: "A row of chairs in a hall.",
      visualisation: false,
    });
    const { width, height, format } = await sharp(master).metadata();
    expect([width, height, format]).toEqual([1600, 1200, "webp"]);
    expect(readFileSync(join(project.imageryFolder, "originals/chair-abr06-product.jpg"))).toEqual(photograph);

    const [step] = store.history();
    expect(step?.summary).toBe("ABR-06: a photograph for “On cards and in lists”");
    store.undo(step!.id);
    expect(project.text(chair)).toBe(before);
    expect(readFileSync(master, "utf8")).toBe("the rendering");
    expect(project.has("imagery/originals/chair-abr06-product.jpg")).toBe(false);
  });

  test("is added after the last one of a list under a name of its own", async () => {
    const { project, put, value } = await open();
    const { installed } = value(chair).pictures;
    await put(chair, ["pictures", "installed", installed.length]);
    await put(chair, ["pictures", "installed", installed.length + 1], "The same hall from the side.");
    expect(value(chair).pictures.installed).toEqual([...installed, "abr06-installed", "abr06-installed-2"]);
    expect(value(chair).pictureDescriptions["abr06-installed-2"].alt).toBe("The same hall from the side.");
    expect(project.has("imagery/masters/abr06-installed-2.webp")).toBe(true);
  });

  test("of the gallery is described with the shared pictures", async () => {
    const { put, value } = await open();
    const { picture } = value("gallery.yaml")[0];
    await put("gallery.yaml", [0, "picture"], "A hall.", { text: "Town hall", location: "Pune, Maharashtra" });
    expect(value("pictures.yaml")[picture]).toEqual({ alt: "A hall.", visualisation: false });
  });

  test("of the gallery needs words of its own below it, which are no sample", async () => {
    const { project, pictures, put, value } = await open();
    const [entry] = value("gallery.yaml");
    expect(entry).toMatchObject({ sample: true });
    const [place] = await pictures.places("gallery.yaml");
    expect(place?.words?.map(({ said }) => said)).toEqual([entry.text, entry.location]);
    const before = project.text("gallery.yaml");
    for (const beside of [{}, { text: "Town hall" }])
      await expect(put("gallery.yaml", [0, "picture"], "A hall.", beside)).rejects.toThrow("Write what stands beside");
    expect(project.text("gallery.yaml")).toBe(before);
    const words = { text: "Town hall", location: "Pune, Maharashtra" };
    expect(await put("gallery.yaml", [0, "picture"], "A hall.", words)).toMatchObject({ outcome: "saved" });
    expect(value("gallery.yaml")[0]).toEqual({ id: 1, picture: entry.picture, ...words });
  });

  test("has no place where the file shows none, or under a name that was not taken in", async () => {
    const { project, pictures, put } = await open();
    const before = project.text(chair);
    await expect(put(chair, ["pictures", "elsewhere"])).rejects.toThrow("There is no such place");
    await expect(put(chair, ["pictures", "installed", 9])).rejects.toThrow("There is no such place");
    const placement = { path: chair, at: ["pictures", "product"], crop: middle, alt: "A chair." };
    await expect(pictures.place({ ...placement, upload: "../company.yaml" })).rejects.toThrow("not here any more");
    expect(project.text(chair)).toBe(before);
  });
});

describe("the part that is shown of a photograph", { timeout: 60_000 }, () => {
  test("says of a banner what a phone keeps of it, and of no other place", async () => {
    const { pictures, upload, value } = await open();
    const crop = { focusX: 0.25, focusY: 0.5, closer: 1 };
    await pictures.place({ path: chair, at: ["pictures", "banner"], upload, crop, alt: "A row of chairs." });
    await pictures.place({ path: chair, at: ["pictures", "product"], upload, crop, alt: "A chair." });
    const { pictures: shown, pictureDescriptions: described } = value(chair);
    expect(described[shown.banner]).toEqual({ alt: "A row of chairs.", visualisation: false, phoneFocusPercent: 25 });
    expect(described[shown.product]).toEqual({ alt: "A chair.", visualisation: false });
  });

  test("is kept with the original, and can be changed without the photograph", async () => {
    const { project, store, pictures, photograph, upload, master, value } = await open();
    const at = ["pictures", "product"];
    const left = { focusX: 0, focusY: 0.5, closer: 2.5 };
    await pictures.place({ path: chair, at, upload, crop: left, alt: "A chair.", caption: "In the hall" });
    expect(await dominant(master("chair-abr06-product"))).toBe("red");
    expect(await pictures.original(chair, at)).toMatchObject({ widthPx: 1700, heightPx: 1300, crop: left });

    const right = { ...left, focusX: 1 };
    await pictures.place({ path: chair, at, crop: right, alt: "A chair from the side." });
    expect(await dominant(master("chair-abr06-product"))).toBe("blue");
    expect(readFileSync(join(project.imageryFolder, "originals/chair-abr06-product.jpg"))).toEqual(photograph);
    expect((await pictures.original(chair, at)).crop).toEqual(right);
    expect(value(chair).pictureDescriptions["chair-abr06-product"].alt).toBe("A chair from the side.");

    store.undo(store.history()[0]!.id);
    expect(await dominant(master("chair-abr06-product"))).toBe("red");
    expect((await pictures.original(chair, at)).crop).toEqual(left);
    writeFileSync(join(project.imageryFolder, "originals/chair-abr06-product.json"), '{"focusX":7}');
    expect((await pictures.original(chair, at)).crop).toEqual(middle);
  });

  test("cannot be changed where only a rendering is", async () => {
    const { pictures } = await open();
    const at = ["pictures", "product"];
    await expect(pictures.original(chair, at)).rejects.toThrow("is not on this computer");
    const again = { path: chair, at, crop: middle, alt: "A chair." };
    await expect(pictures.place(again)).rejects.toThrow("is not on this computer");
  });
});

describe("a photograph of a draft", { timeout: 60_000 }, () => {
  const draft = "products/seatingSystems/oak.yaml";

  test("waits with the draft, which is not complete without it, and goes on the site with it", async () => {
    const { project, products, drafts, pictures, put, master, value } = await open();
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

  test("leaves a picture of the site that the draft shows as it is, and goes with a draft that is dropped", async () => {
    const { products, drafts, put, master } = await open();
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

test(
  "a photograph of a finish is as wide and high as the piece that its set shows, and gives a sample colour its own",
  { timeout: 60_000 },
  async () => {
    const project = new EditedProject();
    project.write(
      "swatches/petFelts.yaml",
      project.text("swatches/petFelts.yaml").replace("heightMm: 100", "heightMm: 50"),
    );
    const { put, value } = await open(project);
    await put("swatches/petFelts.yaml", ["swatches", 0, "picture"], "White felt.");
    const file = join(project.imageryFolder, "masters/swatches/pet-001.webp");
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([640, 320]);
    const { colour } = value("swatches/petFelts.yaml").swatches[0];
    expect(colour).toEqual({ value: expect.stringMatching(/^#[56].0[0-3][56].$/), sample: true });
    expect(value("pictures.yaml")["pet-001"]).toEqual({ alt: "White felt.", visualisation: false });
  },
);

test("a picture that is too small for its place is remarked on at its field", { timeout: 60_000 }, async () => {
  const { pictures, master, value } = await open();
  writeFileSync(master("chair-abr06-product"), await halves(600, 450));
  expect(await pictures.tooSmall(chair, value(chair))).toEqual([
    {
      at: ["pictures", "product"],
      words: "This picture is 600 pixels wide; this place needs 1200, or it looks blurred.",
    },
  ]);
});

test(
  "the places of a file are shown with their pictures, and which other files show these",
  { timeout: 60_000 },
  async () => {
    const { pictures, put } = await open();
    await put(chair, ["pictures", "product"]);
    const places = await pictures.places(chair);
    expect(places.map(({ label }) => label)).toEqual([
      "Banner",
      "On cards and in lists",
      "Picture strip 1",
      "When installed 1",
      "When installed 2",
      "Banner on phones, upright",
    ]);
    expect(places[1]).toMatchObject({ widthPx: 1600, visualisation: false, alsoIn: [] });
    expect(places[1]?.thumbnail).toMatch(/^data:image\/webp;base64,/);
    expect(places[0]).toMatchObject({ alsoIn: [] });
    // No chair has a picture strip, and all of them are shown in a hall.
    expect(places.filter(({ isSeldom }) => isSeldom).map(({ label }) => label)).toEqual(["Picture strip 1"]);
  },
);
