import { join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { EditedProject } from "./editor-fixture.ts";
import { draftAsHolder } from "../store/products/draft-pictures.ts";
import { Drafts } from "../store/products/drafts.ts";
import { ProductStore } from "../store/products/product-store.ts";
import { placesIn } from "../pictures/places.ts";
import { PictureStore } from "../pictures/picture-store.ts";

/** The edited product. */
export const chair = "products/seatingSystems/abr06.yaml";
export const middle = { focusX: 0.5, focusY: 0.5, closer: 1 };

/** A photograph whose left half is red and whose right half is blue. */
export async function halves(width = 850, height = 650): Promise<Buffer> {
  const left = { create: { width: width / 2, height, channels: 3, background: "#c00000" } } as const;
  return sharp({ create: { width, height, channels: 3, background: "#0000c0" } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** A photograph in two formats, each of several kilobytes and quick to read. */
export async function photographs() {
  const noise = { type: "gaussian", mean: 128, sigma: 8 } as const;
  const picture = sharp({ create: { width: 340, height: 330, channels: 3, background: "#808080", noise } });
  return {
    jpeg: new Uint8Array(await picture.clone().jpeg({ quality: 80 }).toBuffer()),
    png: new Uint8Array(await picture.clone().png({ palette: true, colours: 2 }).toBuffer()),
  };
}

/** Opens the pictures of a project, with an uploaded photograph. */
export async function openPictures({ project = new EditedProject(), photograph = halves() } = {}) {
  const store = project.open();
  const drafts = new Drafts(join(project.folder, ".editor", "drafts"));
  const products = new ProductStore({ store, drafts, check: project.check() });
  const pictures = new PictureStore({
    store,
    uploadsFolder: join(project.folder, ".editor", "uploads"),
    otherHolder: (path) => draftAsHolder(path, drafts, store),
    namesToCome: () => drafts.masters().map(({ id }) => id),
  });
  const { upload } = await pictures.take(await photograph);
  const put = (
    path: string,
    at: (string | number)[],
    alt = "A row of chairs in a hall.",
    beside: Record<string, string> = {},
  ) => pictures.place({ path, at, picture: seenAt(path, at), upload, crop: middle, alt, beside });
  const master = (id: string) => join(project.imageryFolder, "masters", `${id}.webp`);
  const value = (path: string) => parse(project.text(path)) as any;
  const seenAt = (path: string, at: (string | number)[]) =>
    placesIn(path, products.isDraft(path) ? products.read(path).value : value(path)).find(
      (place) => place.at.join() === at.join(),
    )?.picture;
  return { project, store, drafts, products, pictures, upload, put, master, value };
}
