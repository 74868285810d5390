import type { ProjectFiles } from "../project-files.ts";
import type { Drafts } from "./drafts.ts";
import { withoutEmptyCards, withoutEmptyFigures } from "./empty-figures.ts";

/** The text of a draft as it is added to the site. */
export function addedText(draft: string): string {
  return withoutEmptyCards(withoutEmptyFigures(draft));
}

/**
 * Moves every draft whose path a product of the site has got since, by hand or by an undo, so that both can be edited: `felt.yaml` to
 * `felt2.yaml`.
 * @param files those of the site
 */
export function separateDrafts(drafts: Drafts, files: ProjectFiles): void {
  for (const path of drafts.list()) {
    const added = files.read(`content/${path}`);
    if (added === null) continue;
    // The editor may have been killed between adding a draft to the site and removing it here.
    if (added === addedText(drafts.read(path) ?? "")) drafts.remove(path);
    else drafts.move(path, freePath(path, drafts, files));
  }
}

function freePath(path: string, drafts: Drafts, files: ProjectFiles): string {
  for (let number = 2; ; number += 1) {
    const to = path.replace(/\.yaml$/, `${number}.yaml`);
    if (drafts.read(to) === undefined && files.read(`content/${to}`) === null) return to;
  }
}
