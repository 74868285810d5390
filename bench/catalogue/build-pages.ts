import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { programs } from "../../scripts/setup/project.mjs";

/**
 * Builds the site from a content folder: the browser's and the server's code, then every page as HTML and as data.
 * @returns how long that took
 */
export async function buildPages(contentFolder: string, buildFolder: string): Promise<{ seconds: number }> {
  await rm(buildFolder, { recursive: true, force: true });
  const start = performance.now();
  const child = spawn(process.execPath, [programs.reactRouter, "build", "--logLevel", "error"], {
    env: { ...process.env, NODE_ENV: "production", CONTENT_DIR: contentFolder, BUILD_DIR: buildFolder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [exitCode] = await once(child, "close");
  if (exitCode !== 0) throw new Error(`The site could not be built from ${contentFolder}.`);
  return { seconds: (performance.now() - start) / 1000 };
}
