import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { clientCode, serverCode } from "./code-settings.ts";

/**
 * Builds the code for browsers into the `client` folder of a site, and the code that renders its pages into `server`. A separate program,
 * because Vite must be imported with NODE_ENV=production. Argument: the folder.
 */
const [, , siteFolder = "build"] = process.argv;
const [client, server] = [join(siteFolder, "client"), join(siteFolder, "server")];

const { output } = (await build(clientCode(client))) as Rolldown.RolldownOutput;
const entry = output.find((file): file is Rolldown.OutputChunk => file.type === "chunk" && file.isEntry);
if (!entry) throw new Error("The code for browsers has no entry.");
await build(serverCode(server, `/${entry.fileName}`));
// Moves the style sheets that pages link.
await cp(join(server, "static"), join(client, "static"), { recursive: true });
await rm(join(server, "static"), { recursive: true });
