import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { keepFilesOf } from "./kept-files.mjs";

test("two releases share identical files on disk, and a damaged older file replaces nothing", async () => {
  const folder = temporaryFolder();
  const pathIn = (release: string, name: string) => join(folder, release, "client/pictures", name);
  const write = async (release: string, name: string, content: string) => {
    await mkdir(dirname(pathIn(release, name)), { recursive: true });
    await writeFile(pathIn(release, name), content);
  };
  await write("older", "same.jpg", "picture");
  await write("newer", "same.jpg", "picture");
  await write("older", "damaged.jpg", "\0\0\0\0\0\0\0");
  await write("newer", "damaged.jpg", "picture");
  await write("older", "gone.jpg", "picture");
  keepFilesOf(join(folder, "older"), join(folder, "newer"));
  const inode = async (release: string) => (await stat(pathIn(release, "same.jpg"))).ino;
  expect(await inode("newer")).toBe(await inode("older"));
  for (const name of ["same.jpg", "damaged.jpg", "gone.jpg"]) {
    expect(await readFile(pathIn("newer", name), "utf8")).toBe("picture");
  }
});
