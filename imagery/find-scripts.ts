import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A module of scenes, and the picture ids that it registers. */
interface SceneScript {
  path: string;
  ids: Set<string>;
  /** Ids composed of parts, such as `f"finish-{name}"`. */
  patterns: RegExp[];
}

/** Swatches and icons are registered with their folder, which is not part of the id. */
const stringLiteral = /(?<![\w"])(?<format>f?)"(?:(?:swatches|icons)\/)?(?<words>[a-z0-9]+(?:-[a-z0-9{}_.\]['()]+)+)"/g;

/**
 * Returns a function that gives the module in `imagery/render/scenes` that makes a picture, as a path below `root`, or
 * undefined if no scene does, as for a photograph. Complete ids take precedence over ids composed of parts.
 */
export async function sceneScriptFinder(root: string): Promise<(id: string) => string | undefined> {
  const scripts = await readSceneScripts(root);
  return (id) =>
    (scripts.find(({ ids }) => ids.has(id)) ?? scripts.find(({ patterns }) => patterns.some((each) => each.test(id))))
      ?.path;
}

async function readSceneScripts(root: string): Promise<SceneScript[]> {
  const folder = join("imagery", "render", "scenes");
  const names = await readdir(join(root, folder), { recursive: true });
  const modules = names.filter((name) => name.endsWith(".py")).toSorted();
  return Promise.all(
    modules.map(async (name) => {
      const path = join(folder, name);
      const { ids, patterns } = idsIn(await readFile(join(root, path), "utf8"));
      return { path, ids, patterns };
    }),
  );
}

/** The picture ids in the text of a module of scenes. */
export function idsIn(python: string): Pick<SceneScript, "ids" | "patterns"> {
  const ids = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { groups } of python.matchAll(stringLiteral)) {
    const { format, words } = groups as { format: string; words: string };
    if (format) patterns.push(new RegExp(`^${words.replaceAll(/\{[^}]*\}/g, "[a-z0-9-]+")}$`));
    else ids.add(words);
  }
  return { ids, patterns };
}
