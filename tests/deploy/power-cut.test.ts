import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, inject, test } from "vitest";
import { folderTarget } from "#editor/publish/targets/folder-target.ts";
import { runProgram, type RunProgram } from "#editor/publish/targets/run-program.ts";
import { serverTarget } from "#editor/publish/targets/server-target.ts";
import { zipTarget } from "#editor/publish/targets/zip-target.ts";
import { releasesOf } from "#scripts/versions/releases.mjs";
import { createPoweredDisk } from "./power-cut.ts";
import { mayInstall, RehearsedServer } from "./rehearsed-server.ts";

const probe = createPoweredDisk();
probe?.remove();
if (!probe) console.warn("\nNO DISK TO CUT THE POWER OF: this user may not mount one. The tests of it are SKIPPED.\n");
const programs = inject("proxies");

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

function poweredDisk() {
  const disk = createPoweredDisk();
  if (!disk) throw new Error("There is no disk to cut the power of.");
  cleanUps.push(disk.remove);
  return disk;
}

/** The files of a version, below `client`. */
const filesOf = (version: string) => ["index.html", `pictures/hall-${version}.avif`, `pictures/foyer-${version}.avif`];

function fill(folder: string, version: string): void {
  for (const path of filesOf(version).map((each) => join("client", each))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), version.repeat(20_000));
  }
}

/** A version in a folder that survives power cuts. */
function release(name: string) {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  cleanUps.push(() => rmSync(folder, { recursive: true }));
  fill(folder, name);
  return { name, folder };
}

/** Whether a folder contains all files of a version, complete. */
const holds = (folder: string, version: string) =>
  filesOf(version).every((path) => readFileSync(join(folder, path), "latin1") === version.repeat(20_000));

test.skipIf(!probe)("a published version is complete after a power cut, and so is a restored one", () => {
  const disk = poweredDisk();
  const releases = releasesOf(disk.folder);
  const client = join(disk.folder, "build/client");
  for (const version of ["a", "b"]) {
    const unfinished = releases.begin();
    fill(unfinished, version);
    releases.publish(unfinished);
    disk.writeNames();
    disk.cutPower();
    expect(holds(client, version)).toBe(true);
  }
  releases.switchTo(releases.previous() ?? "");
  disk.cutPower();
  expect([holds(client, "a"), readFileSync(join(client, "pictures/hall-b.avif"), "latin1").length]).toEqual([
    true,
    20_000,
  ]);
});

test.skipIf(!probe)("a version published into a folder is complete after a power cut", async () => {
  const disk = poweredDisk();
  const folder = join(disk.folder, "www");
  for (const name of ["a", "b"]) {
    await folderTarget({ folder }).deliver(release(name));
    disk.writeNames();
    disk.cutPower();
    expect(holds(folder, name)).toBe(true);
  }
});

test.skipIf(!probe)("a published ZIP file is complete after a power cut", async () => {
  const disk = poweredDisk();
  const file = join(disk.folder, "site.zip");
  await zipTarget({ file }).deliver(release("a"));
  const written = readFileSync(file);
  disk.writeNames();
  disk.cutPower();
  expect(readFileSync(file).equals(written)).toBe(true);
});

test.skipIf(!probe || !programs.includes("rsync"))(
  "a version published to another server is complete after a power cut there",
  async () => {
    const disk = poweredDisk();
    const folder = join(disk.folder, "there");
    // The server's commands run locally, without a connection.
    const here: RunProgram = (program, words) => {
      const last = words.at(-1) ?? "";
      if (program === "ssh") return runProgram("sh", ["-c", last]);
      return runProgram("rsync", ["-a", words.at(-2) ?? "", last.slice(last.indexOf(":") + 1)]);
    };
    await serverTarget({ kind: "server", host: "www.example.com", folder }, here).deliver(release("a"));
    disk.writeNames();
    disk.cutPower();
    expect(holds(join(folder, "build/client"), "a")).toBe(true);
  },
);

test.skipIf(!probe || !mayInstall)(
  "a server whose power is cut after an update or a rollback has a complete release",
  () => {
    const disk = createPoweredDisk();
    const server = new RehearsedServer(disk);
    cleanUps.push(() => server.remove());
    const expectAfterPowerCut = (version: string) => {
      disk?.writeNames();
      disk?.cutPower();
      expect(server.versions()).toEqual([version, version, version]);
    };
    server.commit("1");
    server.install();
    server.update();
    expectAfterPowerCut("1");
    server.commit("2");
    server.update();
    expectAfterPowerCut("2");
    server.run("current/deploy/rollback.sh");
    expectAfterPowerCut("1");
  },
);
