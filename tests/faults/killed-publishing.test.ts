import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { createServerFixture, type ServerFixture } from "#server/testing/server-fixture.ts";
import { writeSite } from "#server/testing/fixture-site.ts";
import { randomOfThisRun, rounds } from "./rounds.ts";

let folder: string;
let fixture: ServerFixture;
beforeEach(async () => {
  folder = temporaryFolder();
  fixture = await createServerFixture("SQLite");
});
afterEach(() => fixture.remove());

const pages = ["index.html", "contact/index.html"];

/** The version that every page of a site contains, and that all of its files belong to. */
function versionIn(client: string): string {
  const named = pages.map((page) => /version (\S+?)</.exec(readFileSync(join(client, page), "utf8"))?.[1]);
  expect(new Set(named).size).toBe(1);
  const version = named[0] ?? "";
  expect(readFileSync(join(client, "static", "js", `${version}.js`), "utf8")).toBe(version);
  return version;
}

/** Requests pages repeatedly, and collects responses that are not a page of one of the versions. */
function visit(origin: string) {
  const failures: string[] = [];
  const stopping = new AbortController();
  let answered = 0;
  const visiting = (async () => {
    while (!stopping.signal.aborted) {
      for (const address of ["/", "/contact"]) {
        const said = await fetch(origin + address).then(
          async (response) => (response.status === 200 ? await response.text() : String(response.status)),
          (error: Error) => error.message,
        );
        answered += 1;
        if (!said.includes("version ")) failures.push(said.slice(0, 200));
      }
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await visiting;
      return { failures, answered };
    },
  };
}

test(
  "an editor that is killed while it publishes leaves the old version or the new one, and the site is always served",
  { timeout: 120_000 + rounds(5) * 10_000 },
  async () => {
    const site = await writeSite();
    for (const page of pages) {
      appendFileSync(join(site.folder, "client", page), "<p>version none</p>");
      for (const ending of [".br", ".gz"]) rmSync(join(site.folder, "client", page + ending));
    }
    const place = join(folder, "www");
    const words = ["editor/testing/publish-forever.ts", folder, site.folder, place, join(folder, ".editor")];
    const random = randomOfThisRun();
    const versions = new Set<string>();
    let visits: ReturnType<typeof visit> | undefined;
    for (let round = 0; round < rounds(5); round += 1) {
      const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
      const ended = once(child, "close");
      await once(child.stdout, "data");
      if (!visits) {
        const { origin } = await fixture.start({ variables: { SITE_DIR: join(folder, "build") } });
        visits = visit(origin);
      }
      await wait(random() * 200);
      child.kill("SIGKILL");
      await ended;
      versions.add(versionIn(join(folder, "build", "client"))).add(versionIn(place));
      expect(existsSync(join(place, "server"))).toBe(false);
    }
    const { failures, answered } = await visits!.stop();
    await site.remove();
    console.info(`${answered} requests answered while publishing was killed ${rounds(5)} times.`);
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(rounds(5));
    expect(versions.size).toBeGreaterThan(1);
  },
);
