import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createPicturesApi } from "./pictures-api.ts";
import type { EditorStore } from "../store/editor-store.ts";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { chair, halves, middle, openPictures } from "../testing/edited-pictures.ts";

afterEach(removeProjects);

const onCards = { path: chair, at: ["pictures", "product"], picture: "chair-abr06-product" };

const dominant = async (file: string) => {
  const { channels } = await sharp(readFileSync(file)).stats();
  return channels[0]!.mean > channels[2]!.mean ? "red" : "blue";
};

describe("a photograph", () => {
  test("replaces a rendering under its name, is no longer a visualisation, and can be undone", async () => {
    const photograph = await halves(1700, 1300);
    const { project, store, put, value } = await openPictures({ photograph: Promise.resolve(photograph) });
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

  test("replaces the picture only in its place, not in others that show it too", async () => {
    const { project, store, put, value } = await openPictures();
    project.write(chair, project.text(chair).replace("banner: chair-abr06-hero", "banner: chair-abr06-product"));
    await put(chair, ["pictures", "banner"]);
    expect(value(chair).pictures).toMatchObject({ banner: "abr06-hero", product: "chair-abr06-product" });
    expect(store.history()[0]?.summary).toBe("ABR-06: a photograph for “Banner”");
    await put(chair, ["pictures", "product"]);
    expect(value(chair).pictures).toMatchObject({ banner: "abr06-hero", product: "chair-abr06-product" });
    expect(store.history()[0]?.summary).toBe("ABR-06: a photograph for “On cards and in lists”");
  });

  test("that is cropped again changes in each place of the file that shows it, and is reported for each", async () => {
    const { project, store, pictures, put } = await openPictures();
    await put(chair, onCards.at);
    project.write(chair, project.text(chair).replace("banner: chair-abr06-hero", "banner: chair-abr06-product"));
    await pictures.place({ ...onCards, crop: { ...middle, closer: 2 }, alt: "A row of chairs in a hall." });
    expect(store.history()[0]?.summary).toBe("ABR-06: visible part changed for “Banner” and “On cards and in lists”");
  });

  test("is appended to a list under a new name", async () => {
    const { project, put, value } = await openPictures();
    const { installed } = value(chair).pictures;
    await put(chair, ["pictures", "installed", installed.length]);
    await put(chair, ["pictures", "installed", installed.length + 1], "The same hall from the side.");
    expect(value(chair).pictures.installed).toEqual([...installed, "abr06-installed", "abr06-installed-2"]);
    expect(value(chair).pictureDescriptions["abr06-installed-2"].alt).toBe("The same hall from the side.");
    expect(project.has("imagery/masters/abr06-installed-2.webp")).toBe(true);
  });

  test("of the gallery is described with the shared pictures", async () => {
    const { put, value } = await openPictures();
    const { picture } = value("gallery.yaml")[0];
    await put("gallery.yaml", [0, "picture"], "A hall.", { text: "Town hall", location: "Pune, Maharashtra" });
    expect(value("pictures.yaml")[picture]).toEqual({ alt: "A hall.", visualisation: false });
  });

  test("of the gallery needs new captions, which are not samples", async () => {
    const { project, pictures, put, value } = await openPictures();
    const [entry] = value("gallery.yaml");
    expect(entry).toMatchObject({ sample: true });
    const [place] = await pictures.places("gallery.yaml");
    expect(place?.words?.map(({ said }) => said)).toEqual([entry.text, entry.location]);
    const before = project.text("gallery.yaml");
    for (const beside of [{}, { text: "Town hall" }])
      await expect(put("gallery.yaml", [0, "picture"], "A hall.", beside)).rejects.toThrow(
        "Describe the new photograph",
      );
    expect(project.text("gallery.yaml")).toBe(before);
    const words = { text: "Town hall", location: "Pune, Maharashtra" };
    expect(await put("gallery.yaml", [0, "picture"], "A hall.", words)).toMatchObject({ outcome: "saved" });
    expect(value("gallery.yaml")[0]).toEqual({ picture: entry.picture, ...words });
  });

  test.each(["tiff", "avif"] as const)("in %s is stored with the original, and can be undone", async (format) => {
    const { project, store, pictures } = await openPictures();
    const { upload } = await pictures.take(
      await sharp(await halves())
        .toFormat(format, { effort: 0 })
        .toBuffer(),
    );
    const placed = {
      path: chair,
      at: ["pictures", "product"],
      picture: "chair-abr06-product",
      upload,
      crop: middle,
      alt: "A row of chairs.",
      beside: {},
    };
    const headers = { "content-type": "application/json" };
    const api = createPicturesApi(pictures);
    const answer = await api.request("/place", { method: "POST", headers, body: JSON.stringify(placed) });
    expect(await answer.json()).toMatchObject({ outcome: "saved" });
    const original = `imagery/originals/chair-abr06-product.${format === "tiff" ? "tif" : format}`;
    expect([project.has(original), project.has("imagery/masters/chair-abr06-product.webp")]).toEqual([true, true]);
    store.undo(store.history()[0]!.id);
    expect(project.has(original)).toBe(false);
  });

  test("is refused without a place in the file or an upload", async () => {
    const { project, pictures, put } = await openPictures();
    const before = project.text(chair);
    await expect(put(chair, ["pictures", "elsewhere"])).rejects.toThrow("There is no such place");
    await expect(put(chair, ["pictures", "installed", 9])).rejects.toThrow("There is no such place");
    const placement = { ...onCards, crop: middle, alt: "A chair." };
    await expect(pictures.place({ ...placement, upload: "../company.yaml" })).rejects.toThrow("no longer available");
    expect(project.text(chair)).toBe(before);
  });
});

test("a picture that the owner has not seen in a place is not replaced", async () => {
  const { project, pictures, upload, put, value } = await openPictures();
  const { installed } = value(chair).pictures;
  // Another tab uses the end of the list first.
  await put(chair, ["pictures", "installed", installed.length]);
  const [text, steps] = [project.text(chair), project.open().history().length];
  const placement = { path: chair, upload, crop: middle, alt: "Another hall." };
  const end = { ...placement, at: ["pictures", "installed", installed.length] };
  await expect(pictures.place(end)).rejects.toThrow("This place now has a different picture or description");
  const first = { ...placement, at: ["pictures", "installed", 0], picture: "abr06-installed" };
  await expect(pictures.place(first)).rejects.toThrow("This place now has a different picture or description");
  expect([project.text(chair), project.open().history().length]).toEqual([text, steps]);
});

test("a picture is not changed if it or its description has been replaced since", async () => {
  const { pictures, store, put, master, value } = await openPictures();
  const red = { create: { width: 850, height: 650, channels: 3, background: "#c00000" } } as const;
  const { upload } = await pictures.take(await sharp(red).jpeg().toBuffer());
  await pictures.place({ ...onCards, upload, crop: middle, alt: "A red wall." });
  const seen = async () => {
    const { version } = (await pictures.places(chair)).find(({ at }) => at.join() === onCards.at.join())!;
    return { ...onCards, version, crop: middle, alt: "A red wall." };
  };
  const former = await seen();
  await put(chair, onCards.at, "A row of chairs.");
  await expect(pictures.place(former)).rejects.toThrow("This place now has a different picture or description");
  await expect(pictures.place({ ...former, upload })).rejects.toThrow(
    "This place now has a different picture or description",
  );
  expect(value(chair).pictureDescriptions["chair-abr06-product"].alt).toBe("A row of chairs.");

  const again = await seen();
  const { value: before, version } = store.readUnchecked(chair) as any;
  const described = structuredClone(before);
  described.pictureDescriptions["chair-abr06-product"].alt = "Chairs in Pune.";
  expect(store.save(chair, described, version)).toMatchObject({ outcome: "saved" });
  await expect(pictures.place(again)).rejects.toThrow("This place now has a different picture or description");

  await pictures.place({ ...(await seen()), upload });
  expect(await dominant(master("chair-abr06-product"))).toBe("red");
});

describe("the crop of a photograph", () => {
  test("says which part a phone shows, only for a banner", async () => {
    const { pictures, upload, value } = await openPictures();
    const crop = { focusX: 0.25, focusY: 0.5, closer: 1 };
    const banner = { path: chair, at: ["pictures", "banner"], picture: "chair-abr06-hero" };
    await pictures.place({ ...banner, upload, crop, alt: "A row of chairs." });
    await pictures.place({ ...onCards, upload, crop, alt: "A chair." });
    const { pictures: shown, pictureDescriptions: described } = value(chair);
    expect(described[shown.banner]).toEqual({ alt: "A row of chairs.", visualisation: false, focusPercent: 25 });
    expect(described[shown.product]).toEqual({ alt: "A chair.", visualisation: false });
  });

  test("is stored with the original, and can be changed without a new upload", async () => {
    const { project, store, pictures, upload, master, value } = await openPictures();
    const { at } = onCards;
    const left = { focusX: 0, focusY: 0.5, closer: 2.5 };
    await pictures.place({ ...onCards, upload, crop: left, alt: "A chair.", caption: "In the hall" });
    expect(await dominant(master("chair-abr06-product"))).toBe("red");
    expect(await pictures.original(chair, at)).toMatchObject({ widthPx: 850, heightPx: 650, crop: left });

    const right = { ...left, focusX: 1 };
    await pictures.place({ ...onCards, crop: right, alt: "A chair from the side." });
    expect(await dominant(master("chair-abr06-product"))).toBe("blue");
    expect(readFileSync(join(project.imageryFolder, "originals/chair-abr06-product.jpg"))).toEqual(await halves());
    expect((await pictures.original(chair, at)).crop).toEqual(right);
    expect(value(chair).pictureDescriptions["chair-abr06-product"].alt).toBe("A chair from the side.");

    store.undo(store.history()[0]!.id);
    expect(await dominant(master("chair-abr06-product"))).toBe("red");
    expect((await pictures.original(chair, at)).crop).toEqual(left);
    writeFileSync(join(project.imageryFolder, "originals/chair-abr06-product.json"), '{"focusX":7}');
    expect((await pictures.original(chair, at)).crop).toEqual(middle);
  });

  test("keeps the owner's marks when it is changed, which a new photograph removes", async () => {
    const { store, pictures, upload, value } = await openPictures();
    const described = () => value(chair).pictureDescriptions["chair-abr06-product"];
    await pictures.place({ ...onCards, upload, crop: middle, alt: "A chair." });
    const { value: before, version } = store.readUnchecked(chair) as any;
    const marked = structuredClone(before);
    const marks = { visualisation: true, sample: true };
    Object.assign(marked.pictureDescriptions["chair-abr06-product"], marks);
    expect(store.save(chair, marked, version)).toMatchObject({ outcome: "saved" });

    await pictures.place({ ...onCards, crop: { ...middle, closer: 2 }, alt: "A chair." });
    expect(described()).toEqual({ alt: "A chair.", ...marks });
    await pictures.place({ ...onCards, upload, crop: middle, alt: "A chair." });
    expect(described()).toEqual({ alt: "A chair.", visualisation: false });
  });

  test("cannot be changed once another computer has replaced the picture, whose original is there", async () => {
    const { pictures, upload, master } = await openPictures();
    await pictures.place({ ...onCards, upload, crop: middle, alt: "A chair." });
    writeFileSync(master("chair-abr06-product"), "another picture");
    await expect(pictures.original(chair, onCards.at)).rejects.toThrow("is not on this computer");
    const again = { ...onCards, crop: middle, alt: "A chair." };
    await expect(pictures.place(again)).rejects.toThrow("is not on this computer");
  });

  test("cannot be changed if there is only a rendering", async () => {
    const { pictures } = await openPictures();
    await expect(pictures.original(chair, onCards.at)).rejects.toThrow("is not on this computer");
    const again = { ...onCards, crop: middle, alt: "A chair." };
    await expect(pictures.place(again)).rejects.toThrow("is not on this computer");
  });
});

test("a finish has the proportions of its set's material, and its photograph replaces a sample colour", async () => {
  const project = new EditedProject();
  project.write(
    "swatches/petFelts.yaml",
    project.text("swatches/petFelts.yaml").replace("heightMm: 100", "heightMm: 50"),
  );
  const { put, value } = await openPictures({ project });
  await put("swatches/petFelts.yaml", ["swatches", 0, "picture"], "White felt.");
  const file = join(project.imageryFolder, "masters/swatches/pet-001.webp");
  const { width, height } = await sharp(file).metadata();
  expect([width, height]).toEqual([640, 320]);
  const { colour } = value("swatches/petFelts.yaml").swatches[0];
  expect(colour).toEqual({ value: expect.stringMatching(/^#[56].0[0-3][56].$/), sample: true });
  expect(value("pictures.yaml")["pet-001"]).toEqual({ alt: "White felt.", visualisation: false });
});

test("a picture that is too small for its place is reported at its field", async () => {
  const { pictures, master, value } = await openPictures();
  writeFileSync(master("chair-abr06-product"), await halves(600, 450));
  expect(await pictures.tooSmall(chair, value(chair))).toEqual([
    {
      at: ["pictures", "product"],
      words: "This picture is 600 pixels wide; it needs at least 1200 to look sharp here.",
    },
  ]);
});

test("the places of a file are listed with their pictures, and other files that show these", async () => {
  const { pictures, put } = await openPictures();
  await put(chair, ["pictures", "product"]);
  const places = await pictures.places(chair);
  expect(places.map(({ label }) => label)).toEqual([
    "Banner",
    "On cards and in lists",
    "Picture strip 1",
    "After installation 1",
    "After installation 2",
    "Banner on phones (portrait)",
  ]);
  expect(places[1]).toMatchObject({ widthPx: 850, visualisation: false, alsoIn: [] });
  expect(places[1]?.thumbnail).toMatch(/^data:image\/webp;base64,/);
  expect(places[0]).toMatchObject({ alsoIn: [] });
  // No chair has a picture strip, and all chairs are shown in a hall.
  expect(places.filter(({ isRarelyUsed }) => isRarelyUsed).map(({ label }) => label)).toEqual(["Picture strip 1"]);
});

test("a file that describes a picture is listed among those that show it, unless it only describes it", async () => {
  const { project, store, pictures } = await openPictures();
  const other = "products/seatingSystems/abr07.yaml";
  const { version } = store.readUnchecked(other);
  const shared = project.changed(other, ({ pictures: shown }) => (shown.product = "chair-abr06-product"));
  expect(store.save(other, shared, version)).toMatchObject({ outcome: "saved" });
  const alsoIn = async (path: string, field: string) =>
    (await pictures.places(path)).find(({ at }) => at.at(-1) === field)?.alsoIn;
  expect(await alsoIn(other, "product")).toEqual([chair]);
  expect(await alsoIn(chair, "product")).toEqual([other]);
  // Described in pictures.yaml.
  expect(await alsoIn("products/acousticDoors/door.yaml", "product")).toEqual(["categories/acousticDoors.yaml"]);
});

describe("a change saved while a photograph is being cropped", () => {
  const swatches = "swatches/petFelts.yaml";
  const saveLabel = (store: EditorStore, label: string) => {
    const { value, version } = store.readUnchecked(swatches) as any;
    const changed = structuredClone(value);
    changed.swatches[1].name = label;
    expect(store.save(swatches, changed, version)).toMatchObject({ outcome: "saved" });
  };

  test("is kept, even while a swatch's colour is being measured", async () => {
    const { store, put, value } = await openPictures({ photograph: halves(1700, 1300) });
    const read = vi.spyOn(store, "readUnchecked");
    const placed = put(swatches, ["swatches", 0, "picture"], "White felt.");
    // The file is read before the photograph is cropped, and again afterwards.
    await vi.waitUntil(() => read.mock.calls.length > 1, { timeout: 30_000, interval: 0 });
    saveLabel(store, "Saved meanwhile");
    await placed;
    expect(value(swatches).swatches[1].name).toBe("Saved meanwhile");
    expect(value(swatches).swatches[0].picture).toBe("pet-001");
  });

  test("to the same place is not replaced", async () => {
    const { store, put, value } = await openPictures();
    const placed = put(chair, ["pictures", "installed", 0]);
    const { value: before, version } = store.readUnchecked(chair) as any;
    const changed = structuredClone(before);
    changed.pictures.installed = ["hall-other", ...changed.pictures.installed];
    changed.pictures.installed[0] = changed.pictures.product;
    store.save(chair, changed, version);
    await expect(placed).rejects.toThrow("This place now has a different picture or description");
    expect(value(chair).pictures.installed).toEqual(changed.pictures.installed);
  });
});
