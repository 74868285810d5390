import { join } from "node:path";
import { manifestPath, readPictureManifest, type PictureManifest } from "#imagery/manifest.ts";
import { readNames } from "#scripts/content/content-names.ts";
import { editorSchemas } from "#scripts/content/editor-schemas.ts";
import { enquiriesApi } from "../enquiries/enquiries-api.ts";
import { ContentCheck } from "../store/check.ts";
import { EditorStore } from "../store/editor-store.ts";
import { openRepository } from "../store/git.ts";
import { readDefinitions } from "../store/definitions.ts";
import { readingsIn } from "../store/readings.ts";
import { startPreview } from "../preview/start-preview.ts";
import { createEditor } from "./create-editor.ts";

interface EditorFolders {
  projectFolder: string;
  contentFolder: string;
  /** Where the masters and originals of the pictures are; by default the project's own. */
  imageryFolder?: string | undefined;
  journalFolder: string;
  appFolder: string;
  token: string;
  /** Taken for the pictures that have been made; there is no preview then. */
  manifest?: PictureManifest;
  /** The environment, which says where the enquiries are. */
  variables?: NodeJS.ProcessEnv;
}

/** The editor of a project's content, with what the content says now. */
export function openEditor({
  projectFolder,
  contentFolder,
  imageryFolder,
  journalFolder,
  manifest,
  variables = process.env,
  ...rest
}: EditorFolders) {
  const pictures = manifest ?? readPictureManifest(projectFolder);
  const siteFolder = join(projectFolder, "build");
  const store = new EditorStore({
    folder: contentFolder,
    imageryFolder: imageryFolder ?? join(projectFolder, "imagery"),
    journalFolder,
    check: new ContentCheck(contentFolder, pictures),
    commits: openRepository(projectFolder),
  });
  return createEditor({
    ...rest,
    store,
    siteFolder,
    preview: manifest
      ? undefined
      : startPreview({ siteFolder, contentFolder, pictureManifest: manifestPath(projectFolder) }),
    publicFolder: join(projectFolder, "generated", "public"),
    schemaOf: (schema) => editorSchemas(readNames(contentFolder, Object.keys(pictures))).get(schema),
    figureLabels: () =>
      Object.fromEntries(Object.entries(readDefinitions(contentFolder)).map(([key, { label }]) => [key, label])),
    others: { enquiries: enquiriesApi(variables) },
    readingsIn: (value) => readingsIn(value, readDefinitions(contentFolder)),
  });
}
