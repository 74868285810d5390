import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const built = "build/client";

test("every generated file is in the built site once and unchanged, and text has its compressed forms", async () => {
  const entries = await readdir("generated/public", { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replace("generated/public/", ""));
  expect(paths.length).toBeGreaterThan(100);
  const builtPaths = await readdir(built, { recursive: true });
  for (const path of paths) {
    const [original, copy] = await Promise.all([readFile(join("generated/public", path)), readFile(join(built, path))]);
    expect(copy.equals(original), path).toBe(true);
    if (path.endsWith(".json")) expect(builtPaths).toEqual(expect.arrayContaining([`${path}.br`, `${path}.gz`]));
  }
  const names = new Set(paths.map((path) => path.split("/").at(-1)));
  expect(builtPaths.filter((path) => names.has(path.split("/").at(-1))).toSorted()).toEqual(paths.toSorted());
});
