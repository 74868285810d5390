import { join, extname } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { MasterFile } from "../store/existing-pictures.ts";
import { createApi } from "./api.ts";
import { answerHeaders, guard } from "./guard.ts";
import { filesIn } from "./site-files.ts";
import { readShownMaster } from "../preview/shown-pictures.ts";

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

const contentTypes: Record<string, string> = {
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
};

/** Serves masters of pictures that are not encoded yet, under the names requested by the preview's pages. */
function masterPictures(masters: () => readonly MasterFile[]) {
  const pictures = new Hono();
  pictures.get("/pictures/:name", async (context, next) => {
    const master = await readShownMaster(context.req.param("name"), masters);
    if (!master) return next();
    return context.body(master.content, 200, { "content-type": contentTypes[extname(master.path)] ?? "" });
  });
  return pictures;
}

/** The editor's page. It contains no content: its script requests everything with the key. */
const editorPage = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/editor/editor.css" />
    <script type="module" src="/editor/editor.js"></script>
  </head>
  <body>
    <div id="editor"><noscript><p>The editor needs JavaScript.</p></noscript></div>
  </body>
</html>
`;
