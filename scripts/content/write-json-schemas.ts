import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { contentFolder } from "#content/folder.ts";
import { readPictureManifest } from "#imagery/manifest.ts";
import { writeWhole } from "../assets/write-whole.ts";
import { inProject } from "../setup/project.mjs";
import { runCommand, say } from "../setup/say.mjs";
import { readNames } from "./content-names.ts";
import { editorSchemas } from "./editor-schemas.ts";

/** Writes `generated/schemas/*.json`, with which text editors complete and check the content's YAML files. */
await runCommand(async () => {
  const folder = inProject("generated/schemas");
  await mkdir(folder, { recursive: true });
  const schemas = editorSchemas(readNames(contentFolder(), Object.keys(readPictureManifest())));
  for (const [name, schema] of schemas) {
    await writeWhole(join(folder, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
  }
  say(`Editor schemas: ${schemas.size} in generated/schemas.`);
  return 0;
});
