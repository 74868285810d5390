import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { inProject } from "../setup/project.mjs";
import { runCommand } from "../setup/say.mjs";

/**
 * Builds the script and style sheet of the owner's editor, which is not part of the site, into `.cache/editor-app`. Each
 * file is replaced at once, because another editor may be serving it.
 */
await runCommand(async () => {
  const appFolder = inProject(".cache/editor-app/editor");
  await mkdir(appFolder, { recursive: true });
  const outDir = await mkdtemp(inProject(".cache/editor-app/built-"));
  try {
    await build({
      configFile: false,
      root: inProject("editor/app"),
      publicDir: false,
      logLevel: "error",
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: {
        outDir,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: inProject("editor/app/main.tsx"),
          output: { entryFileNames: "editor.js", assetFileNames: "editor[extname]", codeSplitting: false },
        },
      },
    });
    for (const name of await readdir(outDir)) await rename(join(outDir, name), join(appFolder, name));
  } finally {
    await rm(outDir, { recursive: true });
  }
  return 0;
});
