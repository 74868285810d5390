import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { ContentError } from "#content/catalogue.ts";
import { listMasters } from "#imagery/masters.ts";
import { readRevisions } from "#documents/product/revision.ts";
import { firstDifference, readInputs } from "../versions/inputs.mjs";
import { readFromCopy, takeCopy, withCopy } from "./copy-inputs.ts";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  save("content/company.yaml", "name: One\n");
  save("content/load/read.ts", "");
  save("imagery/masters/hall.webp", "first");
});

function save(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const take = (patienceMs = 10_000) => takeCopy(undefined, { folder, environment: {}, patienceMs });
const inCopy = (path: string) => readFileSync(join(folder, ".cache/built-from", path), "utf8");

test("a file saved during a build is not part of it, and makes the site stale", async () => {
  const { inputs, copy } = await take();
  save("content/company.yaml", "name: Two\n");
  save("content/products/wallPanels/corkPanel.yaml", "name: Cork\n");
  save("imagery/masters/hall.webp", "second");
  expect([inCopy("content/company.yaml"), inCopy("masters/hall.webp")]).toEqual(["name: One\n", "first"]);
  expect(existsSync(join(copy.folder, "content/products"))).toBe(false);
  expect(existsSync(join(copy.folder, "content/load/read.ts"))).toBe(false);
  expect(firstDifference(inputs, await readInputs(inputs, { folder, environment: {} }))).toBe("content/company.yaml");
});

test("the copy is removed after a build that succeeds or fails", async () => {
  const copies: string[] = [];
  const build = (outcome: () => Promise<void>) =>
    withCopy(
      undefined,
      ({ copy }) => {
        copies.push(copy.folder);
        return outcome();
      },
      { folder, environment: {} },
    );
  await build(async () => undefined);
  await expect(build(() => Promise.reject(new Error("ENOSPC")))).rejects.toThrow("ENOSPC");
  expect(copies.map((copy) => existsSync(copy))).toEqual([false, false]);
});

test("files that change together during the copy are copied again, so that they match", async () => {
  const names = Array.from({ length: 20 }, (_, index) => `content/products/p${index}.yaml`);
  const saveAll = (round: number) => names.forEach((name) => save(name, `round: ${round}\n`));
  saveAll(0);
  const taking = take();
  const lastRound = 40;
  for (let round = 1; round <= lastRound; round += 1) {
    saveAll(round);
    await wait(5);
  }
  await taking;
  expect([...new Set(names.map((name) => inCopy(name)))]).toEqual([`round: ${lastRound}\n`]);
});

test("the copy waits for a step that the editor is saving", async () => {
  save(".editor/history/00000001.begun.json", "{}");
  const taking = take();
  setTimeout(() => {
    save("content/company.yaml", "name: Two\n");
    renameSync(join(folder, ".editor/history/00000001.begun.json"), join(folder, ".editor/history/00000001.json"));
  }, 200);
  await taking;
  expect(inCopy("content/company.yaml")).toBe("name: Two\n");
});

test("an interrupted save stops the build with a message on how to complete it", async () => {
  save(".editor/history/00000001.begun.json", "{}");
  await expect(take(0)).rejects.toThrow("Start it once with `npm run edit`");
});

test("a file that cannot be read stops the build with its name", async () => {
  symlinkSync("/nowhere", join(folder, "imagery/masters/foyer.webp"));
  await expect(take(0)).rejects.toThrow("imagery/masters/foyer.webp cannot be read.");
});

test("a file that cannot be read and is not an input stops the build with its name", async () => {
  const inLatin1 = Buffer.from(join(folder, "content/pr\u00fcf.txt"), "latin1");
  writeFileSync(inLatin1, "");
  await expect(take(0)).rejects.toThrow(/content\/pr\uFFFDf\.txt cannot be read\./);
});

test("programs of the build read the copy, and name files by their paths in the project", async () => {
  const { copy } = await take();
  const variables: NodeJS.ProcessEnv = {};
  readFromCopy(copy, variables);
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  expect((await listMasters(folder)).map(({ path }) => path)).toEqual([join(copy.folder, "masters/hall.webp")]);
  const file = join(copy.folder, "content/company.yaml");
  const mistake = new ContentError([{ file, line: 1, field: "name", message: "Write the name." }]);
  expect(mistake.message).toBe(`${folder}/content/company.yaml:1: name: Write the name.`);
  const revisedOn = readRevisions(join(copy.folder, "content"), join(folder, "content"));
  expect(revisedOn("company.yaml")).toBe(new Date().toISOString().slice(0, 10));
});
