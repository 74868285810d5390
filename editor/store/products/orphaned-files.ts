import type { FileChange, ProjectFiles } from "../project-files.ts";

/** The files in `content/files` that a product no longer names, to be deleted in the same step. */
export function orphanedFiles(path: string, before: unknown, after: unknown, files: ProjectFiles): FileChange[] {
  const [, product] = /^products\/(.+)\.yaml$/.exec(path) ?? [];
  if (product === undefined) return [];
  const folder = `content/files/${product}`;
  const named = new Set(namesIn(after));
  const left = new Set(namesIn(before).filter((name) => !named.has(name)));
  return files
    .list(folder)
    .filter((each) => left.has(each.slice(folder.length + 1)))
    .map((each) => ({ path: each, after: null }));
}

function namesIn(value: unknown): string[] {
  const { files } = (value ?? {}) as { files?: unknown };
  return Array.isArray(files) ? files.map((each: { file?: unknown } | null) => String(each?.file)) : [];
}
