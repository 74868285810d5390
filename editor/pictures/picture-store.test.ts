import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { PictureStore } from "./picture-store.ts";

afterEach(removeProjects);

const chair = "products/seatingSystems/abr06.yaml";
const middle = { focusX: 0.5, focusY: 0.5, closer: 1 };

async function open() {
  const project = new EditedProject();
  const store = project.open();
  const pictures = new PictureStore(store, join(project.folder, ".editor", "uploads"));
  const photograph = await sharp({ create: { width: 1700, height: 1300, channels: 3, background: "#805030" } })
    .jpeg()
    .toBuffer();
  const { upload } = await pictures.take(photograph);
  const put = (path: string, at: (string | number)[], alt = "A row of chairs in a hall.") =>
    pictures.place({ path, at, upload, crop: middle, alt });
  return { project, store, pictures, photograph, put, value: (path: string) => parse(project.text(path)) as any };
}

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
    await put("gallery.yaml", [0, "picture"], "A hall.");
    expect(value("pictures.yaml")[picture]).toEqual({ alt: "A hall.", visualisation: false });
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
    ]);
    expect(places[1]).toMatchObject({ widthPx: 1600, visualisation: false, alsoIn: [] });
    expect(places[1]?.thumbnail).toMatch(/^data:image\/webp;base64,/);
    expect(places[0]).toMatchObject({ alsoIn: [] });
  },
);
