import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { readInputs } from "#scripts/versions/inputs.mjs";

/** The files of a folder in a build context: the last pattern that matches a file or its folder decides. */
function imageContext(folder: string): string[] {
  const lines = readFileSync(join(folder, ".dockerignore"), "utf8").split("\n");
  const patterns = lines.filter((line) => line !== "" && !line.startsWith("#"));
  const isGiven = (path: string) => {
    const parts = path.split("/");
    const itself = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
    return patterns.reduce((given, pattern) => {
      const bare = pattern.replace(/^!/, "");
      return itself.some((one) => matchesGlob(one, bare)) ? pattern.startsWith("!") : given;
    }, true);
  };
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(isGiven);
}

const secrets = [
  ".env",
  ".git/config",
  ".editor/history/1.json",
  "data/enquiries.sqlite",
  "server/enquiries.sqlite-wal",
  "content/.env.local",
  "deploy/container/.env",
  "imagery/originals/hall.jpg",
  "enquiries-2026-01-31T02-30-00Z",
  "id_ed25519",
];

test("an image contains everything that the site is built from, and no secret beside it", async () => {
  const folder = temporaryFolder();
  const { files } = await readInputs();
  for (const path of [...Object.keys(files), ...secrets]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "");
  }
  cpSync(".dockerignore", join(folder, ".dockerignore"));
  expect(imageContext(folder).toSorted()).toEqual(Object.keys(files).toSorted());
});

test("every base image and started image is pinned by its digest", () => {
  const files = ["deploy/container/Containerfile", "deploy/caddy/Containerfile", "deploy/container/compose.yaml"];
  const named = files.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/^(?:ARG NODE_IMAGE=| +image: |FROM )(\S+)/gm),
  ]);
  const images = named.map(([, image]) => image).filter((image) => image !== "$NODE_IMAGE");
  expect(images).toHaveLength(3);
  for (const image of images) expect(image).toMatch(/^docker\.io\/library\/[\w.:-]+@sha256:[0-9a-f]{64}$/);
});
