import { resolve } from "node:path";
import type { Plugin } from "vite";

/** Restarts the development server when a content file changes, so that a page shows what the file says. */
export function reloadOnContentChange(): Plugin {
  return {
    name: "reload-on-content-change",
    apply: "serve",
    configureServer(server) {
      const folder = resolve("content");
      server.watcher.add(folder);
      server.watcher.on("change", (file) => {
        if (file.startsWith(folder) && !file.endsWith(".ts")) void server.restart();
      });
    },
  };
}
