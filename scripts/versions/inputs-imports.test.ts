import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { readInputs } from "./inputs.mjs";
import { root } from "../setup/project.mjs";

/** The programs that the build runs, and the entries that Vite builds. */
const entries = [
  "scripts/build.ts",
  "scripts/build/make-assets.ts",
  "scripts/build/write-code.ts",
  "scripts/build/write-pages.ts",
  "app/entry.client.ts",
  "app/entry.server.tsx",
];
const imported = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;

/** All project files that these files import, including themselves. */
function reachedFrom(paths: readonly string[], seen = new Set<string>()): Set<string> {
  for (const path of paths) {
    if (seen.has(path) || !existsSync(join(root, path))) continue;
    seen.add(path);
    const text = readFileSync(join(root, path), "utf8");
    const names = [...text.matchAll(imported)].map(([, name = ""]) => name);
    const files = names.flatMap((name) => {
      if (name.startsWith("#")) return name.slice(1);
      return name.startsWith(".") ? relative(root, join(root, dirname(path), name)) : [];
    });
    reachedFrom(
      files.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file)),
      seen,
    );
  }
  return seen;
}

test("every file that the build imports is an input", async () => {
  const { files } = await readInputs();
  const reached = reachedFrom(entries);
  expect(reached.size).toBeGreaterThan(100);
  expect([...reached].filter((path) => !(path in files) && !path.startsWith("generated/"))).toEqual([]);
});
