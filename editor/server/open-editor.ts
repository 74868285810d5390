import { join } from "node:path";
import { readPictureManifest, type PictureManifest } from "#imagery/manifest.ts";
import { readNames } from "#scripts/content/content-names.ts";
import { editorSchemas } from "#scripts/content/editor-schemas.ts";
import { ContentCheck } from "../store/check.ts";
import { EditorStore } from "../store/editor-store.ts";
import { openRepository } from "../store/git.ts";
import { readDefinitions } from "../store/definitions.ts";
import { readingsIn } from "../store/readings.ts";
import { createEditor } from "./create-editor.ts";

interface EditorFolders {
  projectFolder: string;
  contentFolder: string;
  journalFolder: string;
  appFolder: string;
  token: string;
  manifest?: PictureManifest;
}

/** The editor of a project's content, with what the content says now. */
export function openEditor({ projectFolder, contentFolder, journalFolder, manifest, ...rest }: EditorFolders) {
  const pictures = manifest ?? readPictureManifest(projectFolder);
  const store = new EditorStore({
    folder: contentFolder,
    journalFolder,
    check: new ContentCheck(contentFolder, pictures),
    commits: openRepository(projectFolder),
  });
  return createEditor({
    ...rest,
    store,
    publicFolder: join(projectFolder, "generated", "public"),
    schemaOf: (schema) => editorSchemas(readNames(contentFolder, Object.keys(pictures))).get(schema),
    figureLabels: () =>
      Object.fromEntries(Object.entries(readDefinitions(contentFolder)).map(([key, { label }]) => [key, label])),
    readingsIn: (value) => readingsIn(value, readDefinitions(contentFolder)),
  });
}
