import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "node-html-parser";
import { matchPath } from "react-router";
import type { findRoute } from "../../app/routes.ts";
import { catalogue } from "../../content/catalogue.ts";
import { rootData } from "../../app/shell/shell-content.ts";
import fonts from "../../generated/fonts.json" with { type: "json" };
import type { PeerContent } from "./parts/content.ts";

const folder = import.meta.dirname;

/** The addresses of the three pages. */
export const pagePaths = { home: "/", listing: "/wallPanels", product: "/wallPanels/perforatedPanel" };

type Route = Omit<NonNullable<ReturnType<typeof findRoute>>, "params">;

/** Writes the built site's page data for the peers, and the style rules for its fonts. */
export async function writeContent(): Promise<void> {
  const address = pathToFileURL(resolve("build/server/index.js")).href;
  const { routes } = (await import(address)) as { routes: Route[] };
  const load = (path: string): unknown => {
    for (const route of routes) {
      const match = matchPath(route.path, path);
      const loader = route.module.loader as ((asked: object) => unknown) | undefined;
      if (match && loader) return loader({ url: new URL(path, "http://localhost"), params: match.params });
    }
    throw new Error(`The built site has no loader for ${path}.`);
  };
  const { shell } = rootData(catalogue(), "/") as unknown as Pick<PeerContent, "shell">;
  const { content: home } = load(pagePaths.home) as { content: PeerContent["home"] };
  const { page: listing } = load(pagePaths.listing) as { page: PeerContent["listing"] };
  const { page: product } = load(pagePaths.product) as { page: PeerContent["product"] };
  const document = parse(await readFile(join("build/client", pagePaths.product, "index.html"), "utf8"));
  const drawings = document.querySelectorAll("main section figure svg, main section .drawing svg").map(String);
  const content: PeerContent = { shell, home, listing, product, drawings };
  await writeFile(join(folder, "content.json"), JSON.stringify(content));
  const rule = (family: string, file: string) =>
    `@font-face { font-family: ${family}; src: url("${file}") format("woff2"); font-weight: 100 900; font-display: swap; }\n`;
  await writeFile(join(folder, "fonts.css"), rule("Text", fonts.text) + rule("Display", fonts.display));
}
