import { spawnSync } from "node:child_process";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { inProject } from "./project.mjs";
import { releasesOf } from "../versions/releases.mjs";

type Commands = typeof import("./build-site.mjs");
type Saying = typeof import("./say.mjs");

let folder: string;
beforeEach(async () => {
  folder = temporaryFolder();
  for (const name of ["files", "setup", "versions"])
    await cp(inProject("scripts", name), join(folder, "scripts", name), { recursive: true });
});

/** Gives the project this build program. */
const buildsWith = (program: string) => writeFile(join(folder, "scripts/build.ts"), program);
const failing = 'process.stderr.write("content/company.yaml:3: name: missing\\n"); process.exitCode = 1;';

async function publish() {
  const releases = releasesOf(folder);
  const unfinished = releases.begin();
  for (const path of ["client/index.html", "server/index.js"]) {
    await mkdir(join(unfinished, path, ".."), { recursive: true });
    await writeFile(join(unfinished, path), "");
  }
  releases.publish(unfinished);
}

/** Runs what `npm start` runs before serving, in the project's folder. @returns the messages */
async function prepareToServe(): Promise<string> {
  const load = (name: string) => import(pathToFileURL(join(folder, "scripts/setup", name)).href);
  const { buildOrKeepTheLast } = (await load("build-site.mjs")) as Commands;
  const { captureOutput } = (await load("say.mjs")) as Saying;
  let said = "";
  await captureOutput(
    (text) => (said += text),
    () => buildOrKeepTheLast(),
  );
  return said;
}

test("a failed build keeps the earlier site, and its error is shown", async () => {
  await publish();
  const [release] = releasesOf(folder).list();
  await buildsWith(failing);
  const said = await prepareToServe();
  expect(said).toContain("content/company.yaml:3: name: missing");
  expect(said).toContain("the previous build of the site is served");
  expect(releasesOf(folder).current()).toBe(release);
});

test("a failed build without an earlier site stops", async () => {
  await buildsWith(failing);
  await expect(prepareToServe()).rejects.toThrow("The build stopped for the reason above.");
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "a build stopped by %s is not a failure, and nothing is served",
  async (signal) => {
    await publish();
    await buildsWith(`process.kill(process.pid, "${signal}"); setInterval(() => {}, 1000);`);
    await expect(prepareToServe()).rejects.toThrow("The command was stopped.");
  },
);

test("a command stopped with Ctrl+C during its build says nothing more and exits as a shell expects", async () => {
  await buildsWith('process.kill(process.pid, "SIGINT"); setInterval(() => {}, 1000);');
  const program = `
    import { buildOrKeepTheLast } from "./scripts/setup/build-site.mjs";
    import { runCommand } from "./scripts/setup/say.mjs";
    await runCommand(() => buildOrKeepTheLast());
  `;
  await writeFile(join(folder, "command.mjs"), program);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, "command.mjs")], { encoding: "utf8" });
  expect([status, stderr]).toEqual([130, ""]);
  expect(stdout).toMatch(/^Building the site, because .*\n$/);
});
