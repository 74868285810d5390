import { mkdir, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { firstDifference, readInputs } from "./inputs.mjs";

let folder: string;

beforeEach(async () => {
  folder = temporaryFolder();
  await mkdir(join(folder, "content/products"), { recursive: true });
  await writeFile(join(folder, "content/products/panel.yaml"), "nrc: 0.83\n");
  await writeFile(join(folder, "package-lock.json"), "{}\n");
});

const read = (earlier?: Awaited<ReturnType<typeof readInputs>>, environment = {}) =>
  readInputs(earlier, { folder, environment });

test("unchanged files do not differ", async () => {
  const before = await read();
  expect(firstDifference(before, await read(before))).toBeUndefined();
});

test("a changed figure of the same length is detected", async () => {
  const before = await read();
  await writeFile(join(folder, "content/products/panel.yaml"), "nrc: 0.90\n");
  expect(firstDifference(before, await read(before))).toBe("content/products/panel.yaml");
});

test("a new file and a deleted file are detected", async () => {
  const before = await read();
  await writeFile(join(folder, "content/products/tile.yaml"), "nrc: 0.90\n");
  const after = await read(before);
  expect(firstDifference(before, after)).toBe("content/products/tile.yaml");
  expect(firstDifference(after, before)).toBe("content/products/tile.yaml");
});

test("a file with only a new modification time, as after a checkout, makes nothing stale", async () => {
  const before = await read();
  await utimes(join(folder, "content/products/panel.yaml"), 1, 1);
  expect(firstDifference(before, await read(before))).toBeUndefined();
});

test("a file that cannot be read is named", async () => {
  await symlink("/nowhere", join(folder, "content/products/tile.yaml"));
  await expect(read()).rejects.toThrow("content/products/tile.yaml cannot be read.");
});

test("a file with unchanged size and time is not read again", async () => {
  const before = await read();
  const path = "content/products/panel.yaml";
  const known = { ...before, files: { ...before.files, [path]: { ...before.files[path]!, sha256: "known" } } };
  expect((await read(known)).files[path]?.sha256).toBe("known");
});

test("an address built into the pages is an input, the port is not", async () => {
  const before = await read(undefined, { SITE_ORIGIN: "https://example.com", PORT: "3000" });
  expect(
    firstDifference(before, await read(before, { SITE_ORIGIN: "https://example.com", PORT: "3001" })),
  ).toBeUndefined();
  expect(firstDifference(before, await read(before, { SITE_ORIGIN: "https://example.org" }))).toBe("SITE_ORIGIN");
});

test("the addresses in publishing.yaml are built into the pages, unless the environment sets others", async () => {
  await writeFile(
    join(folder, "content/publishing.yaml"),
    "origin: https://www.example.com\nenquiryOrigin: https://mail.example.com\n",
  );
  const { environment } = await read(undefined, { SITE_ORIGIN: "https://example.org/" });
  expect(environment).toMatchObject({
    SITE_ORIGIN: "https://example.org",
    EMAIL_SERVICE_ORIGIN: "https://mail.example.com",
  });
  const ofServer = await read(undefined, { SITE_ORIGIN: "https://example.org", EMAIL_SERVICE_ORIGIN: "" });
  expect(ofServer.environment).toMatchObject({ EMAIL_SERVICE_ORIGIN: "" });
  expect((await read(undefined, { SITE_ORIGIN: "" })).environment).toMatchObject({
    SITE_ORIGIN: "https://www.example.com",
  });
  await writeFile(join(folder, "content/publishing.yaml"), "origin: [");
  expect((await read()).environment).toMatchObject({ SITE_ORIGIN: "" });
});

test("tests, notes, original photographs and copies made by other programs are not inputs", async () => {
  const before = await read();
  await writeFile(join(folder, "content/products/panel.yaml.orig"), "");
  await mkdir(join(folder, "imagery/originals"), { recursive: true });
  await writeFile(join(folder, "imagery/originals/hall.jpg"), "");
  await writeFile(join(folder, "content/read.test.ts"), "");
  await writeFile(join(folder, "content/README.md"), "");
  expect(firstDifference(before, await read(before))).toBeUndefined();
});
