import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sitePages } from "#content/page-registry.ts";
import { readFormerAddresses } from "#server/pages/site-addresses.ts";
import { indexFiles, isPage, type StaticFile } from "#server/static/file-index.ts";
import { inProject } from "../setup/project.mjs";
import { Failure, say } from "../setup/say.mjs";
import { requireLoadable } from "./require-loadable.ts";

const startTimeoutMs = 120_000;
const ownAddress = /\s(?:src|href|data-file)="(\/(?:static|pictures|fonts)\/[^"?#]+)"/g;

/**
 * Checks a built site before it is served: a server started with it sends every page, a page rendered on request and the 404 page, and
 * every linked script, style sheet and picture exists.
 * @throws {Failure} listing the faults
 */
export async function verifySite(buildFolder: string): Promise<void> {
  const files = await indexFiles(join(buildFolder, "client"));
  const pages = [...files.values()].filter(isPage).filter(({ address }) => address !== "/404.html");
  if (pages.length === 0) throw new Failure("The built site has no pages, so it is not served.");
  const former = await readFormerAddresses(await realpath(buildFolder));
  refuseIfAny((await Promise.all(pages.map((page) => findMissing(page, files)))).flat());
  const unexpected = await withServer(buildFolder, async (origin) => {
    const statuses = new Map([
      ...Object.keys(former.moved).map((address) => [address, 308] as const),
      ...former.withdrawn.map((address) => [address, 410] as const),
    ]);
    const expected: [address: string, status: number][] = [
      ...pages.map(({ address }): [string, number] => [encodeURI(address), statuses.get(address) ?? 200]),
      [`${sitePages.projects.path}?region=east`, 200],
      ["/no-such-page", 404],
    ];
    const answers = await Promise.all(
      expected.map(async ([address, status]) => ({
        address,
        status,
        got: (await fetch(origin + address, { redirect: "manual" })).status,
      })),
    );
    return answers.filter(({ status, got }) => got !== status).map(({ address, got }) => `${address} answers ${got}`);
  });
  refuseIfAny(unexpected);
  await requireLoadable(buildFolder);
  say(`Checked: ${pages.length} pages.`);
}

function refuseIfAny(faults: string[]): void {
  if (faults.length > 0)
    throw new Failure(`The built site is not served, because of these faults:\n${faults.join("\n")}`);
}

async function findMissing({ address, path }: StaticFile, files: ReadonlyMap<string, StaticFile>): Promise<string[]> {
  const html = await readFile(path, "utf8");
  const named = [...html.matchAll(ownAddress)].map(([, name = ""]) => decodeURI(name));
  return [...new Set(named)]
    .filter((name) => !files.has(name))
    .map((name) => `${address} refers to ${name}, which is missing`);
}

/** Runs the real server with a temporary data folder and without mail settings. */
async function withServer<Result>(siteFolder: string, work: (origin: string) => Promise<Result>): Promise<Result> {
  const dataFolder = await mkdtemp(join(tmpdir(), "verify-"));
  const child = spawn(process.execPath, [inProject("server/main.ts")], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      HOST: "127.0.0.1",
      SITE_DIR: siteFolder,
      DATA_DIR: dataFolder,
      // The server is killed, and a renderer that is still starting would leave its copy of the site in the system's temporary folder.
      TMPDIR: dataFolder,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const errors = text(child.stderr);
  const ended = once(child, "close");
  try {
    const origin = await new Promise<string | undefined>((resolve) => {
      let output = "";
      const timer = setTimeout(() => resolve(undefined), startTimeoutMs);
      child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk;
        const address = /^The site is at (http:\S+)/m.exec(output)?.[1];
        if (address) resolve(address);
      });
      void ended.then(() => resolve(undefined));
      child.once("close", () => clearTimeout(timer));
    });
    if (origin) return await work(origin);
    child.kill("SIGKILL");
    throw new Failure(`The built site is not served, because the server does not start with it:\n${await errors}`);
  } finally {
    child.kill("SIGKILL");
    await ended;
    await rm(dataFolder, { recursive: true });
  }
}
