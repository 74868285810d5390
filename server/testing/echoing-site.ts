import { writeFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement } from "react";
import { matchPath, useLocation } from "react-router";
import { sourcesFile, type PrerenderedSources } from "../pages/content-security-policy.ts";
import { queryDependences } from "../pages/rendering/query-dependence.ts";
import type { SiteBuild } from "../pages/site-build.ts";

/** A page of the site and a query parameter on which it depends. */
export interface EchoedParameter {
  address: string;
  name: string;
}

export interface EchoingSite {
  /** As `SITE_DIR` takes it. */
  folder: string;
  /** Every query parameter that the site's routes name, with a page that reads it; once a server has loaded the site. */
  parameters(): Promise<EchoedParameter[]>;
  remove(): Promise<void>;
}

/**
 * Writes a copy of the built site whose pages have a serious mistake: each page that depends on the query writes the values of all
 * its parameters into the document without escaping them.
 */
export async function writeEchoingSite(): Promise<EchoingSite> {
  const buildFolder = resolve("build");
  const folder = await mkdtemp(join(tmpdir(), "echoing-site-"));
  const parametersFile = join(folder, "parameters.json");
  const entrance = JSON.stringify(pathToFileURL(join(buildFolder, "server/index.js")).href);
  await symlink(join(buildFolder, "client"), join(folder, "client"));
  await mkdir(join(folder, "server"));
  await symlink(join(buildFolder, sourcesFile), join(folder, sourcesFile));
  const sources = JSON.parse(await readFile(join(buildFolder, sourcesFile), "utf8")) as PrerenderedSources;
  const pages = JSON.stringify(Object.keys(sources.inline));
  await writeFile(
    join(folder, "server/index.js"),
    `import * as build from ${entrance};
import { echoingRoutes } from ${JSON.stringify(import.meta.url)};
export * from ${entrance};
export const routes = echoingRoutes(build, ${pages}, ${JSON.stringify(parametersFile)});
`,
  );
  return {
    folder,
    parameters: async () => JSON.parse(await readFile(parametersFile, "utf8")) as EchoedParameter[],
    remove: () => rm(folder, { recursive: true }),
  };
}

/**
 * The routes of a build, with other components in those that depend on the query; the server calls this when it loads the site.
 * @param pages the addresses of the prerendered pages
 */
export function echoingRoutes(
  { routes }: SiteBuild,
  pages: readonly string[],
  parametersFile: string,
): SiteBuild["routes"] {
  const parameters = queryDependences(routes).flatMap(({ pattern, names }) => {
    const address = pages.find((path) => matchPath(pattern, path));
    if (address === undefined) throw new Error(`No prerendered page has an address like ${pattern}.`);
    return names.map((name): EchoedParameter => ({ address, name }));
  });
  writeFileSync(parametersFile, JSON.stringify(parameters));
  const echoing = Object.entries(routes).map(([id, route]) => {
    const handle = route?.module.handle as { queryParameters?: string[] } | undefined;
    if (!route || !handle?.queryParameters) return [id, route];
    return [id, { ...route, module: { default: Echo, handle, loader: () => null } }];
  });
  return Object.fromEntries(echoing) as SiteBuild["routes"];
}

function Echo() {
  const { search } = useLocation();
  const html = [...new URLSearchParams(search).values()].join("");
  return createElement("div", { id: "echo", dangerouslySetInnerHTML: { __html: html } });
}
