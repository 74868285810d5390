import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { writeContentSecurity } from "./content-security.ts";

/**
 * Writes `404.html`, the page for every unknown address, on the site's own server and on static hosts. A separate program,
 * because the built site has to be imported with NODE_ENV=production. Its argument is the folder of the built site.
 */
const [, , buildFolder = "build"] = process.argv;
const build = (await import(pathToFileURL(join(buildFolder, "server/index.js")).href)) as ServerBuild;
const response = await createRequestHandler(build, "production")(new Request("http://localhost/404.html"));
if (response.status !== 404) throw new Error(`An unknown address answered ${response.status} instead of 404.`);
await writeFile(join(buildFolder, "client/404.html"), await response.text());
await writeContentSecurity(buildFolder);
console.log("Page for unknown addresses: ready.");
