import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { startServerProcess, type ServerProcess } from "#server/testing/server-process.ts";

/** A separate server, which a test can stop and start again, and give another version of the site. */
export interface OfflineSite {
  origin: string;
  dataFolder: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Serves a copy of the site as another version. */
  publish(version: Version): Promise<void>;
}

interface Version {
  name: string;
  /** Replaces texts in every document. */
  texts?: Record<string, string>;
  /** Whether it was built with `enabled: false` in `content/pages/offline.yaml`. */
  isOfflineUseDisabled?: boolean;
}

/** The folder itself: `build` is a link, and changes to a copied link would affect the site that other tests visit. */
const builtSite = realpathSync(process.env.SITE_DIR ?? "build");

async function createSite(): Promise<OfflineSite & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "offline-"));
  const link = join(folder, "current");
  await symlink(builtSite, link);
  const variables = { SITE_DIR: link, DATA_DIR: join(folder, "data"), ENQUIRY_RATE_PER_MINUTE: "1000" };
  let server: ServerProcess = await startServerProcess({ variables });
  const { origin } = server;
  return {
    origin,
    dataFolder: variables.DATA_DIR,
    stop: async () => void (await server.end("SIGKILL")),
    async start() {
      server = await startServerProcess({ variables: { ...variables, PORT: new URL(origin).port } });
    },
    async publish(version) {
      const site = join(folder, version.name);
      await writeVersion(site, version);
      await symlink(site, `${link}.next`);
      await rename(`${link}.next`, link);
      await expect.poll(async () => (await fetch(`${origin}/about`)).text()).toContain(markOf(version.name));
    },
    async remove() {
      await server.end("SIGKILL");
      await rm(folder, { recursive: true });
    },
  };
}

/** A build of another version: its entry has another name, so every document and the worker's list differ. */
async function writeVersion(site: string, { name, texts = {}, isOfflineUseDisabled }: Version): Promise<void> {
  const client = join(site, "client");
  // Compressed forms would be of the other version. No test of versions shows pictures or documents.
  const isLeftOut = (path: string) => /\.(br|gz)$|\/client\/(pictures|documents)$/.test(path);
  await cp(builtSite, site, { recursive: true, filter: (path) => !isLeftOut(path) });
  const paths = await readdir(client, { recursive: true });
  const worker = await readFile(join(client, "sw.js"), "utf8");
  const [entry = ""] = /entry\.client-[\w-]+\.js/.exec(worker) ?? [];
  const renamed = `entry.client-${name}.js`;
  await rename(join(client, "static/js", entry), join(client, "static/js", renamed));
  const policies = join(site, "server/content-security.json");
  let hashes = await readFile(policies, "utf8");
  for (const path of paths) {
    if (!/\.(html|js)$/.test(path)) continue;
    const before = await readFile(join(client, path), "utf8").catch(() => "");
    let text = before.replaceAll(entry, renamed).replaceAll(/(revision:[`"])/g, `$1${name}`);
    if (path.endsWith(".html")) {
      text = text.replace("</title>", `</title>${markOf(name)}`);
      for (const [from, to] of Object.entries(texts)) text = text.replaceAll(from, to);
      const [script = ""] = /(?<=<script>).*?import\(.*?(?=<\/script>)/.exec(before) ?? [];
      hashes = hashes.replaceAll(hashOf(script), hashOf(script.replaceAll(entry, renamed)));
    }
    if (text !== before) await writeFile(join(client, path), text);
  }
  await writeFile(policies, hashes);
  if (isOfflineUseDisabled) await disableOfflineUse(site, join(client, "static/js", renamed));
}

/** Replaces the worker with the build's own program, and in the entry what that build has instead. */
async function disableOfflineUse(site: string, entry: string): Promise<void> {
  const contentFolder = join(site, "content");
  const settings = join(contentFolder, "pages/offline.yaml");
  await writeFile(settings, (await readFile(settings, "utf8")).replace("enabled: true", "enabled: false"));
  execFileSync(process.execPath, ["scripts/build/write-worker.ts", site], {
    env: { ...process.env, NODE_ENV: "production", CONTENT_DIR: contentFolder },
  });
  const code = await readFile(entry, "utf8");
  const without = code.replace(
    /\((\w+)\?\.controller\|\|[^&]+&&/,
    "$1?.getRegistration().then(each=>each?.update()),(false)&&",
  );
  expect(without !== code).toBe(true);
  await writeFile(entry, without);
}

const markOf = (name: string) => `<!--${name}-->`;
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

export const test = base.extend<{ site: OfflineSite }>({
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await createSite();
    await use(site);
    await site.remove();
  },
  baseURL: async ({ site }, use) => use(site.origin),
  page: async ({ page }, use) => {
    const refused: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) refused.push(message.text());
    });
    await use(page);
    expect(refused).toEqual([]);
  },
  serviceWorkers: "allow",
});

export { expect };

/** Uses a tool, after which the pages that are opened are kept. */
export async function useCalculator(page: Page): Promise<void> {
  await page.goto("/room");
  await page.mouse.wheel(0, 10);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Opens a page, as a visitor who touches it, and waits until it is kept for use without a network. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.wheel(0, 10);
  await expect.poll(() => isKept(page, path), `${path} is kept`).toBe(true);
}

async function isKept(page: Page, path: string): Promise<boolean> {
  return page
    .evaluate(async (address) => (await caches.match(address, { ignoreSearch: true })) !== undefined, path)
    .catch(() => false);
}

/** The document of a page that the browser keeps. */
export async function keptText(page: Page, path: string): Promise<string> {
  return page.evaluate(async (address) => {
    const packed = await caches.match(address, { ignoreSearch: true });
    return new Response(packed?.body?.pipeThrough(new DecompressionStream("gzip"))).text();
  }, path);
}
