import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { assumedManifest, ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { smallPictures } from "./small-pictures.ts";

afterEach(removeContentCopies);

test("a picture too small for a place is reported with the place and its file, an unused one is not", () => {
  const { folder } = new ContentCopy();
  const manifest = assumedManifest();
  expect(smallPictures(folder, manifest)).toEqual([]);
  const narrow = (id: string, width: number) => ({ [id]: { ...manifest["pet-001"]!, width } });
  Object.assign(manifest, narrow("chair-abr06-product", 900), narrow("shown-nowhere", 300), narrow("pet-001", 600));
  expect(smallPictures(folder, manifest)).toEqual([
    `${folder}/products/seatingSystems/abr06.yaml: On cards and in lists: chair-abr06-product is 900 pixels wide; it needs at least 1200 to look sharp here.`,
    `${folder}/swatches/petFelts.yaml: 001: pet-001 is 600 pixels wide; it needs at least 640 to look sharp here.`,
  ]);
});

test("a photograph too small for its project is reported with the project and its table", () => {
  const { folder } = new ContentCopy();
  const row = 'Town hall,"Agra, Uttar Pradesh",A city,auditorium,public-works,no,town-hall-agra,agra-stage; agra-foyer';
  const table = `project,location,client,room,clientType,sample,page,photographs\n${row}\n`;
  writeFileSync(join(folder, "projects/north.csv"), table);
  const manifest = assumedManifest();
  manifest["agra-stage"] = { ...manifest["pet-001"]!, width: 1600 };
  manifest["agra-foyer"] = { ...manifest["pet-001"]!, width: 800 };
  expect(smallPictures(folder, manifest)).toEqual([
    `${folder}/projects/north.csv: Town hall, Photograph 2: agra-foyer is 800 pixels wide; it needs at least 1200 to look sharp here.`,
  ]);
});
