import { editYaml } from "../../yaml/edit-yaml.ts";
import { NoSuchFile, type EditorStore } from "../editor-store.ts";
import { titleOf, valueOf } from "../file-value.ts";
import { filesOfPicture } from "../picture-files.ts";
import type { PictureHolder } from "../picture-holder.ts";
import type { ProjectFiles } from "../project-files.ts";
import type { Drafts } from "./drafts.ts";

/** The ids of the pictures described in a product's text. */
export function describedIn(text: string): string[] {
  const { pictureDescriptions } = (valueOf(text) ?? {}) as { pictureDescriptions?: object | null };
  return Object.keys(pictureDescriptions ?? {});
}

/** The paths of the pictures that are added to the site with a draft. */
export function picturesOfDraft(text: string, files: ProjectFiles): string[] {
  return describedIn(text).flatMap((id) => filesOfPicture(id, files));
}

/** A draft as a container of pictures; undefined if there is no such draft. */
export function draftAsHolder(path: string, drafts: Drafts, store: EditorStore): PictureHolder | undefined {
  const text = drafts.read(path);
  if (text === undefined) return undefined;
  const files = drafts.files(path);
  const textNow = () => {
    const now = drafts.read(path);
    if (now === undefined) throw new NoSuchFile(`There is no draft ${path}.`);
    return now;
  };
  return {
    files,
    read: () => {
      const value = valueOf(textNow());
      return { value, title: titleOf(path, value) };
    },
    texts: () => [{ path, text: textNow() }, ...store.texts()],
    changesTo: (_, value) => [{ path: `content/${path}`, after: editYaml(textNow(), value) }],
    change: (changes) => {
      files.replace(changes);
      return { outcome: "kept" };
    },
  };
}
