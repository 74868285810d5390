import { createContext, use } from "react";
import type { FileSummary } from "./api.ts";

/** Everything that can be edited. */
export const FilesContext = createContext<readonly FileSummary[]>([]);

/** A file as an owner knows it. */
export interface FileName {
  readonly name: string;
  /** Where it is edited; absent if it no longer exists or has no form. */
  readonly address?: string;
}

/** What files are called, by their paths in the project or in the content. */
export function useFileNames(): (path: string) => FileName {
  const files = use(FilesContext);
  return (path) => fileName(path, files);
}

/** What a file is called: `PET Panel`, `Projects, west`, `Picture “pet panel hero”`. */
export function fileName(path: string, files: readonly Pick<FileSummary, "path" | "title">[]): FileName {
  const inContent = path.replace(/^content\//, "");
  const known = files.find((file) => file.path === inContent);
  if (known) return { name: known.title, address: `#/${inContent}` };
  const name = inContent.slice(inContent.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  if (inContent.startsWith("projects/")) return { name: `Projects, ${name}`, address: "#/projects" };
  if (inContent.startsWith("imagery/")) return { name: `Picture “${name.replaceAll("-", " ")}”` };
  if (inContent.startsWith("files/")) return { name: inContent.slice(inContent.lastIndexOf("/") + 1) };
  const words = name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { name: words.charAt(0).toUpperCase() + words.slice(1) };
}
