import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { codeConstants } from "./scripts/build/code-settings.ts";

// The development server (`npm run dev`). `scripts/build/code-settings.ts` says how the site is built.

/** Renders pages with the code as it is now, from the same entry as the built site. */
function renderPages(): Plugin {
  return {
    name: "render-pages",
    configureServer: (server) => () => {
      server.middlewares.use(async (incoming, outgoing, next) => {
        if (incoming.method === "POST")
          return outgoing.writeHead(503).end("Enquiries can only be received while the site's own server is running.");
        try {
          const entry = await server.ssrLoadModule("/app/entry.server.tsx");
          const { renderPage } = entry as typeof import("./app/entry.server.tsx");
          const url = new URL(incoming.originalUrl ?? "/", "http://localhost");
          const onError = (error: unknown) => {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            console.error(error);
          };
          const response = await renderPage({ url, onError });
          const text = await response.text();
          const isPage = response.headers.get("content-type")?.startsWith("text/html");
          outgoing.writeHead(response.status, Object.fromEntries(response.headers));
          outgoing.end(isPage ? await server.transformIndexHtml(url.pathname, text) : text);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** Reloads the page when server code changes. Browser code is replaced without a reload. */
function reloadOnServerChange(): Plugin {
  return {
    name: "reload-on-server-change",
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      const { client } = server.environments;
      if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: "full-reload" });
    },
  };
}

/** Restarts the server when a content file is added, changed or removed, so that pages show the new content. */
function restartOnContentChange(): Plugin {
  return {
    name: "restart-on-content-change",
    configureServer(server) {
      const folder = resolve("content");
      server.watcher.add(folder);
      server.watcher.on("all", (_, file) => {
        if (file.startsWith(folder) && !file.endsWith(".ts")) void server.restart();
      });
    },
  };
}

export default defineConfig({
  appType: "custom",
  plugins: [react(), renderPages(), reloadOnServerChange(), restartOnContentChange()],
  // Fonts, pictures, icons, the search index and the documents.
  publicDir: "generated/public",
  define: codeConstants("/app/entry.client.ts"),
  // Otherwise the server would discover the islands' packages one by one, and reload the page for each.
  optimizeDeps: { entries: ["app/entry.client.ts"] },
});
