import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { Drafts } from "../store/products/drafts.ts";
import { ProductStore } from "../store/products/product-store.ts";
import type { EditedProject } from "./editor-fixture.ts";

/** The products and files of a project, as in a newly started editor. */
export function openProducts(project: EditedProject) {
  const store = project.open();
  const drafts = new Drafts(join(project.folder, ".editor", "drafts"));
  return { store, products: new ProductStore({ store, drafts, check: project.check() }) };
}

/** The former addresses: moved and withdrawn products. */
export const addressesOf = (project: EditedProject) => parse(project.text("addresses.yaml")) as any;

/** All files of content and pictures. Their text has a letter for each byte, so that a difference in any is seen. */
export function filesOf({ folder }: EditedProject): Record<string, string> {
  const entries = ["content", "imagery"].flatMap((top) =>
    readdirSync(join(folder, top), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), "latin1")]),
  );
}
