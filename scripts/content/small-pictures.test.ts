import { afterEach, expect, test } from "vitest";
import { assumedManifest, ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { smallPictures } from "./small-pictures.ts";

afterEach(removeContentCopies);

test("a picture that is too small for its place is named with the place and its file, and one that is shown nowhere is not", () => {
  const { folder } = new ContentCopy();
  const manifest = assumedManifest();
  expect(smallPictures(folder, manifest)).toEqual([]);
  for (const id of ["chair-abr06-product", "pet-001"]) manifest[id] = { ...manifest[id]!, width: 900, height: 675 };
  expect(smallPictures(folder, manifest)).toEqual([
    `${folder}/products/seatingSystems/abr06.yaml: On cards and in lists: chair-abr06-product is 900 pixels wide; this place needs 1200, or it looks blurred.`,
  ]);
});
