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
  /** What opens this start of the editor. */
  key: string;
  /** The folder of the editor's own script and style sheet. */
  appFolder: string;
  /** The folder of the site's fonts and pictures. */
  publicFolder: string;
  /** The masters of the pictures, which stand for those that have not been made yet. */
  masters: () => readonly MasterFile[];
  /** The folder of the built site, whose other files the preview shows. */
  siteFolder: string;
};

/** The editor as a listener for requests. */
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
