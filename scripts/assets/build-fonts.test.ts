import { readdirSync, readFileSync, symlinkSync, truncateSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { buildFonts } from "./build-fonts.ts";

test("cached fonts that a power cut has left empty or cut short are made again", async () => {
  const root = temporaryFolder();
  for (const name of ["node_modules", "content"]) symlinkSync(resolve(name), join(root, name));
  const contents = (folder: string) =>
    readdirSync(join(root, folder)).map((name) => [name, readFileSync(join(root, folder, name)).toString("base64")]);
  await buildFonts(root);
  const made = contents("generated/public/fonts");

  const [first, second] = readdirSync(join(root, ".cache/fonts")).map((name) => join(root, ".cache/fonts", name));
  truncateSync(first!, 0);
  truncateSync(second!, 1000);
  await buildFonts(root);
  expect(contents("generated/public/fonts")).toEqual(made);
}, 60_000);
