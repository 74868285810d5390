import { createContext, use } from "react";
import type { FileSummary } from "./api.ts";
import { pictureTitle } from "./form/labels.ts";

/** All files that can be edited. */
export const FilesContext = createContext<readonly FileSummary[]>([]);

/** A file's title for the owner. */
export interface FileName {
  readonly name: string;
  /** The address of its form; absent if it no longer exists or has none. */
  readonly address?: string;
}

/** Returns a function from paths, in the project or the content, to titles. */
export function useFileNames(): (path: string) => FileName {
  const files = use(FilesContext);
  return (path) => fileName(path, files);
}

/** The title of a file: `PET Panel`, `Picture “pet panel hero”`. */
export function fileName(path: string, files: readonly Pick<FileSummary, "path" | "title">[]): FileName {
  const inContent = path.replace(/^content\//, "");
  const known = files.find((file) => file.path === inContent);
  if (known) return { name: known.title, address: `#/${inContent}` };
  const name = inContent.slice(inContent.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  if (inContent.startsWith("projects/")) return { name: "Projects", address: "#/projects" };
  if (inContent.startsWith("imagery/")) return { name: pictureTitle(inContent) };
  if (inContent.startsWith("files/")) return { name: inContent.slice(inContent.lastIndexOf("/") + 1) };
  const words = name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { name: words.charAt(0).toUpperCase() + words.slice(1) };
}
