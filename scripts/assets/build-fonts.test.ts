import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildFonts } from "./build-fonts.ts";

test("cached fonts that a power cut has left empty or cut short are made again", async () => {
  const root = mkdtempSync(join(tmpdir(), "fonts-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
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
