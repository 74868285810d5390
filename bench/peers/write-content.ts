import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "node-html-parser";
import type { ServerBuild } from "react-router";
import fonts from "../../generated/fonts.json" with { type: "json" };
import type { PeerContent } from "./parts/content.ts";

const folder = import.meta.dirname;

/** The addresses of the three pages, and their route ids in the built site. */
export const pagePaths = { home: "/", listing: "/wallPanels", product: "/wallPanels/perforatedPanel" };
const routes = { home: "routes/home", listing: "listing-wallPanels", product: "detail-wallPanels" };

/** Writes the built site's page data for the peers, and the style rules for its fonts. */
export async function writeContent(): Promise<void> {
  const address = pathToFileURL(resolve("build/server/index.js")).href;
  const build = (await import(address)) as ServerBuild;
  const load = (route: string, path: string): unknown => {
    const loader = build.routes[route]?.module.loader as ((asked: object) => unknown) | undefined;
    if (!loader) throw new Error(`The built site has no loader for ${route}.`);
    return loader({ url: new URL(path, "http://localhost"), params: { slug: path.split("/").at(-1) } });
  };
  const { shell } = load("root", "/") as Pick<PeerContent, "shell">;
  const { content: home } = load(routes.home, pagePaths.home) as { content: PeerContent["home"] };
  const { page: listing } = load(routes.listing, pagePaths.listing) as { page: PeerContent["listing"] };
  const { page: product } = load(routes.product, pagePaths.product) as { page: PeerContent["product"] };
  const document = parse(await readFile(join("build/client", pagePaths.product, "index.html"), "utf8"));
  const drawings = document.querySelectorAll("main section figure svg, main section .drawing svg").map(String);
  const content: PeerContent = { shell, home, listing, product, drawings };
  await writeFile(join(folder, "content.json"), JSON.stringify(content));
  const rule = (family: string, file: string) =>
    `@font-face { font-family: ${family}; src: url("${file}") format("woff2"); font-weight: 100 900; font-display: swap; }\n`;
  await writeFile(join(folder, "fonts.css"), rule("Text", fonts.text) + rule("Display", fonts.display));
}
