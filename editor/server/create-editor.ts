import { getRequestListener } from "@hono/node-server";
import { join } from "node:path";
import { Hono } from "hono";
import type { MasterFile } from "../store/existing-pictures.ts";
import { createApi } from "./api.ts";
import { answerHeaders, guard } from "./guard.ts";
import { masterPictures } from "./master-pictures.ts";
import { editorPage } from "./page.ts";
import { filesIn } from "./site-files.ts";

type EditorParts = Parameters<typeof createApi>[0] & {
  /** The access key of this run of the editor. */
  key: string;
  /** The folder of the editor's script and style sheet. */
  appFolder: string;
  /** The folder of the site's fonts and pictures. */
  publicFolder: string;
  /** The masters, which are shown for pictures that are not encoded yet. */
  masters: () => readonly MasterFile[];
  /** The folder of the built site, for the preview's other files. */
  siteFolder: string;
};

/** The editor as a request listener. */
export function createEditor(given: EditorParts) {
  const { key, appFolder, publicFolder, siteFolder, masters, ...parts } = given;
  const editor = new Hono();
  editor.use(answerHeaders);
  editor.use(guard(key));
  editor.route("/api", createApi(parts));
  editor.route("/", filesIn(appFolder, ["/editor/"]));
  editor.route("/", masterPictures(masters));
  editor.route("/", filesIn(publicFolder, ["/fonts/", "/pictures/", "/favicon"]));
  editor.route("/", filesIn(join(siteFolder, "client"), ["/static/"]));
  editor.get("/", (context) => context.html(editorPage));
  editor.notFound((context) => context.text("Not found.", 404));
  return getRequestListener(editor.fetch);
}
