import { build } from "vite";
import { inProject } from "../setup/project.mjs";
import { runCommand } from "../setup/say.mjs";

/** Builds the script and style sheet of the owner's editor, which is not part of the site, into `.cache/editor-app`. */
await runCommand(async () => {
  await build({
    configFile: false,
    root: inProject("editor/app"),
    publicDir: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir: inProject(".cache/editor-app/editor"),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: inProject("editor/app/main.tsx"),
        output: { entryFileNames: "editor.js", assetFileNames: "editor[extname]", codeSplitting: false },
      },
    },
  });
  return 0;
});
