import { afterEach, expect, test } from "vitest";
import { loadCatalogue } from "../catalogue.ts";
import { assumedManifest, ContentCopy, removeContentCopies } from "../testing/content-copy.ts";
import type { KnownFiles } from "./sources.ts";

afterEach(removeContentCopies);

const panel = "products/wallPanels/petPanel.yaml";

test("content read again from the cache is the same, with changes and with a mistake", () => {
  const content = new ContentCopy();
  const known: KnownFiles = new Map();
  const read = () => JSON.stringify(loadCatalogue(content.folder, assumedManifest(), undefined, known));
  const readAnew = () => JSON.stringify(loadCatalogue(content.folder, assumedManifest()));
  expect([read(), read()]).toEqual([readAnew(), readAnew()]);
  content.edit(panel, "shortName: PET", "shortName: Felt");
  expect(read()).toBe(readAnew());
  content.edit(panel, "shortName: Felt", "shortName: [Felt]");
  expect(read).toThrow(/petPanel\.yaml:\d+: shortName/);
  expect(read).toThrow(/petPanel\.yaml:\d+: shortName/);
});
