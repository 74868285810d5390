import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** The absolute path of a project file. @param {string[]} parts */
export const inProject = (...parts) => join(root, ...parts);

/** Programs of installed packages, as files that Node runs. */
export const programs = {
  knip: inProject("node_modules/knip/bin/knip.js"),
  oxfmt: inProject("node_modules/oxfmt/bin/oxfmt"),
  oxlint: inProject("node_modules/oxlint/bin/oxlint"),
  playwright: inProject("node_modules/@playwright/test/cli.js"),
  tsc: inProject("node_modules/typescript/bin/tsc"),
  vite: inProject("node_modules/vite/bin/vite.js"),
  vitest: inProject("node_modules/vitest/vitest.mjs"),
};
