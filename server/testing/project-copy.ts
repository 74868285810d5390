import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { inProject } from "#scripts/setup/project.mjs";
import { releasesOf } from "#scripts/versions/releases.mjs";
import { writeSite } from "./fixture-site.ts";

/** A folder with the project's commands and small built sites, in place of the project itself. */
export interface ProjectCopy {
  /** The link to the served site, for use as `SITE_DIR`. */
  siteFolder: string;
  /** Publishes a version whose pages and script contain its name. `ready: false` makes its server code fail. */
  publish(version: string, options?: { ready?: boolean }): Promise<void>;
  /** Runs `npm run rollback` with these arguments and resolves to its exit code and output. */
  rollback(...programArguments: string[]): Promise<{ exitCode: number; output: string }>;
  remove(): Promise<void>;
}

export async function createProjectCopy(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), "project-"));
  const releases = releasesOf(folder);
  const commands = join(folder, "scripts");
  await mkdir(commands);
  for (const name of ["files", "setup", "versions"])
    await cp(inProject("scripts", name), join(commands, name), { recursive: true });
  await cp(inProject("scripts/rollback.mjs"), join(commands, "rollback.mjs"));
  await symlink(inProject("scripts/build"), join(commands, "build"));
  return {
    siteFolder: join(folder, "build"),
    async publish(version, { ready = true } = {}) {
      const unfinished = releases.begin();
      const site = await writeSite();
      await cp(site.folder, unfinished, { recursive: true });
      await site.remove();
      const client = join(unfinished, "client");
      for (const name of ["index.html", "contact/index.html"]) {
        const page = await readFile(join(client, name), "utf8");
        for (const ending of [".br", ".gz"]) await rm(join(client, name + ending));
        await writeFile(join(client, name), `${page}<p>version ${version}</p>`);
      }
      await writeFile(join(client, `static/js/page-${version}.js`), `"version ${version}"`);
      if (!ready)
        await writeFile(join(unfinished, "server/index.js"), "throw new Error('This version has a mistake.');");
      releases.publish(unfinished);
    },
    async rollback(...programArguments) {
      const child = spawn(process.execPath, [join(commands, "rollback.mjs"), ...programArguments]);
      const [said, errors, [exitCode]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, "close"),
      ]);
      return { exitCode, output: said + errors };
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
