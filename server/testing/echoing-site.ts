import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement } from "react";
import { matchPath, useLocation } from "react-router";
import { sourcesFile } from "../pages/content-security-policy.ts";
import { queryDependences } from "../pages/query-dependence.ts";
import type { SiteBuild } from "../pages/site-build.ts";

const buildFolder = resolve("build");
const entrance = pathToFileURL(join(buildFolder, "server/index.js")).href;

/** A page of the site and a query parameter on which it depends. */
export interface EchoedParameter {
  address: string;
  name: string;
}

/**
 * Writes a copy of the built site, as `SITE_DIR` takes it, whose pages have a serious mistake: each page that depends on the query
 * writes the values of all its parameters into the document without escaping them.
 * @returns every query parameter that the site's routes name, with a page that reads it
 */
export async function writeEchoingSite(): Promise<{
  folder: string;
  parameters: EchoedParameter[];
  remove: () => Promise<void>;
}> {
  const build = (await import(entrance)) as SiteBuild;
  const folder = await mkdtemp(join(tmpdir(), "echoing-site-"));
  await symlink(join(buildFolder, "client"), join(folder, "client"));
  await mkdir(join(folder, "server"));
  await symlink(join(buildFolder, sourcesFile), join(folder, sourcesFile));
  await writeFile(
    join(folder, "server/index.js"),
    `import * as build from ${JSON.stringify(entrance)};
import { withEcho } from ${JSON.stringify(import.meta.url)};
export const { ${Object.keys(build).join(", ")} } = withEcho(build);
`,
  );
  const parameters = queryDependences(build.routes).flatMap(({ pattern, names }) => {
    const address = build.prerender.find((path) => matchPath(pattern, path));
    if (address === undefined) throw new Error(`No prerendered page has an address like ${pattern}.`);
    return names.map((name) => ({ address, name }));
  });
  return { folder, parameters, remove: () => rm(folder, { recursive: true }) };
}

/** The build with other components in the routes that depend on the query. */
export function withEcho(build: SiteBuild): SiteBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const handle = route?.module.handle as { queryParameters?: string[] } | undefined;
    if (!route || !handle?.queryParameters) return [id, route];
    return [id, { ...route, module: { default: Echo, handle, loader: () => null } }];
  });
  return { ...build, routes: Object.fromEntries(routes) as SiteBuild["routes"] };
}

function Echo() {
  const { search } = useLocation();
  const html = [...new URLSearchParams(search).values()].join("");
  return createElement("div", { id: "echo", dangerouslySetInnerHTML: { __html: html } });
}
