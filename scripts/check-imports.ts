import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { findViolations } from "./imports/find-violations.ts";
import { rules } from "./imports/rules.ts";
import { root } from "./setup/project.mjs";
import { Failure, runCommand, say } from "./setup/say.mjs";

await runCommand(async () => {
  const folders = [...new Set(rules.map(({ folder }) => folder.split("/")[0] ?? folder))];
  const files = (await Promise.all(folders.map(sourceFiles))).flat();
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const developmentPackages = Object.keys(devDependencies);
  const violations = files.flatMap((path) =>
    findViolations(path, readFileSync(join(root, path), "utf8"), developmentPackages),
  );
  if (violations.length === 0) {
    say(`The imports of ${files.length} files follow the rules.`);
    return 0;
  }
  throw new Failure(`${violations.join("\n")}\nThe rules are in scripts/imports/rules/.`);
});

async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
