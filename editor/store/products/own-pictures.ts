import { editYaml } from "../../yaml/edit-yaml.ts";
import { groupOf } from "#content/load/group.ts";
import { valueOf } from "../file-value.ts";
import { filesOfPicture } from "../picture-files.ts";
import type { FileChange, ProjectFiles } from "../project-files.ts";
import { findReferences, type ContentText } from "./references.ts";

/**
 * The changes to a removed product's pictures: their masters and originals are deleted too, but for pictures on other pages the
 * descriptions move to `pictures.yaml`.
 * @param remaining the texts that stay
 */
export function ownPictures(text: string, remaining: readonly ContentText[], files: ProjectFiles): FileChange[] {
  const described = Object.entries(groupOf(groupOf(valueOf(text)).pictureDescriptions));
  const isShown = (id: string) => findReferences(remaining, new Set([id])).length > 0;
  const kept = described.filter(([id]) => isShown(id));
  const shared = remaining.find(({ path }) => path === "pictures.yaml");
  const gone = described
    .filter(([id]) => !isShown(id))
    .flatMap(([id]) => filesOfPicture(id, files).map((path): FileChange => ({ path, after: null })));
  if (kept.length === 0 || !shared) return gone;
  const value = { ...groupOf(valueOf(shared.text)), ...Object.fromEntries(kept) };
  return [...gone, { path: "content/pictures.yaml", after: editYaml(shared.text, value) }];
}
