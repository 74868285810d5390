import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { readPictureManifest } from "#imagery/manifest.ts";
import { inProject } from "../setup/project.mjs";
import { runCommand, say } from "../setup/say.mjs";
import { editorSchemas, type Names } from "./editor-schemas.ts";

/** Writes `generated/schemas/*.json`, with which an editor completes and checks the YAML files of the content. */
await runCommand(async () => {
  const folder = inProject("generated/schemas");
  await mkdir(folder, { recursive: true });
  const schemas = editorSchemas(await readNames(inProject("content")));
  for (const [name, schema] of schemas) {
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
  }
  say(`Editor schemas: ${schemas.size} in generated/schemas.`);
  return 0;
});

async function readNames(content: string): Promise<Names> {
  const keys = async (file: string) => Object.keys(parse(await readFile(join(content, file), "utf8")) as object);
  const files = async (folder: string) => {
    const found = await readdir(join(content, folder), { recursive: true });
    return found
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => name.slice(0, -".yaml".length))
      .toSorted();
  };
  return {
    picture: Object.keys(readPictureManifest()),
    figure: await keys("figures.yaml"),
    term: await keys("glossary.yaml"),
    category: await files("categories"),
    product: await files("products"),
    swatchSet: await files("swatches"),
  };
}
