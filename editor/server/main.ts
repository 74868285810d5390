import { randomBytes } from "node:crypto";
import { mkdirSync, realpathSync } from "node:fs";
import type { RequestListener } from "node:http";
import { dirname, join } from "node:path";
import { describeHolder, tryLock } from "#scripts/files/lock.mjs";
import { Failure, runCommand } from "#scripts/setup/say.mjs";
import { serve, type RunningServer, type ServeOptions } from "#server/http/serve.ts";
import { openEditor } from "./open-editor.ts";

// The program of `npm run edit`. It listens on this computer only, regardless of the environment.

await runCommand(async () => {
  const root = process.cwd();
  const port = Number(process.env.PORT || 3001);
  const key = randomBytes(24).toString("base64url");
  const contentFolder = process.env.CONTENT_DIR ?? join(root, "content");
  let address = "starting";
  const editorFolder = process.env.EDITOR_DIR ?? join(dirname(contentFolder), ".editor");
  const besideContent = join(dirname(realpathSync(contentFolder)), ".editor");
  for (const folder of [besideContent, editorFolder]) mkdirSync(folder, { recursive: true });
  // Two editors of the same content, or with the same history, would overwrite each other's steps. The locks are held until this process
  // ends, because it may still write after it was asked to stop.
  const history = realpathSync(editorFolder);
  await holdAlone(besideContent, "is already open for this content", () => address);
  if (history !== realpathSync(besideContent))
    await holdAlone(history, `already uses the history in ${history}`, () => address);
  const listener = openEditor({
    projectFolder: root,
    contentFolder,
    imageryFolder: process.env.IMAGERY_DIR,
    journalFolder: join(editorFolder, "history"),
    appFolder: join(root, ".cache", "editor-app"),
    key,
  });
  // Reading the content blocks all requests for seconds on a slow computer, and a photograph may upload slowly.
  const timeouts = { headersTimeout: 120_000, requestTimeout: 600_000 };
  const server = await serveOnFreePort(listener, { port, host: "127.0.0.1", graceMs: 1000, timeouts });
  // Not localhost: browsers try [::1] first, where another user may listen for the key.
  address = `http://127.0.0.1:${server.port}`;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      void server.stop();
    });
  }
  console.log(`The editor is at ${address}/?key=${key} until you press Ctrl+C.`);
});

/** Takes the lock of a folder. If another editor holds it, says so with that editor's address, and ends this process. */
async function holdAlone(folder: string, conflict: string, address: () => string): Promise<void> {
  if (await tryLock(folder, address)) return;
  const where = await describeHolder(folder);
  const at = /^http:\/\/127\.0\.0\.1:\d+$/.test(where) ? ` at ${where}` : "";
  console.error(`Another editor ${conflict}${at}. Use that one, or stop it first.`);
  process.exit(1);
}

/** Listens on the port, or on the first free one after it. */
async function serveOnFreePort(listener: RequestListener, options: ServeOptions): Promise<RunningServer> {
  const { port } = options;
  try {
    return await serve(listener, options);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EACCES")
      throw new Failure(`This user has no permission to listen on port ${port}. Set PORT to one above 1023.`);
    if (code !== "EADDRINUSE") throw error;
    if (port >= 65_535) throw new Failure(`Port ${port} is in use by another program. Set PORT to a lower one.`);
    console.log(`Port ${port} is in use by another program. The editor tries port ${port + 1}.`);
    return serveOnFreePort(listener, { ...options, port: port + 1 });
  }
}
