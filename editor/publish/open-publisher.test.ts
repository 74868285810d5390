import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readInputs } from "#scripts/versions/inputs.mjs";
import { writeStamp } from "#scripts/versions/stamp.mjs";
import { addressAt, openPublisher } from "./open-publisher.ts";

const target = { id: "this computer", latest: "Online" } as const;

test("the published site's address is the configured one, or none for files that are not online yet", async () => {
  expect(await addressAt(target, "https://www.example.com")).toBe("https://www.example.com");
  expect(await addressAt({ id: "zip /site.zip", latest: "Published" }, "https://www.example.com")).toBeUndefined();
  expect(await addressAt({ id: "server www.example.com:/srv", latest: "Online" }, undefined)).toBeUndefined();
});

test("without a configured address it is the server on this computer, if it runs", async () => {
  const server = createServer((_, response) => response.end("{}")).listen(0);
  onTestFinished(() => void server.close());
  const local = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect(await addressAt(target, undefined, local)).toBe(local);
  expect(await addressAt(target, undefined, "http://localhost:1")).toBeUndefined();
});

test("a file of the content that cannot be read is named, and the versions are still shown", async () => {
  const folder = mkdtempSync(join(tmpdir(), "open-publisher-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const content = join(folder, "content");
  for (const each of [content, join(folder, "build")]) mkdirSync(each);
  copyFileSync("content/publishing.yaml", join(content, "publishing.yaml"));
  writeStamp(await readInputs(undefined, { folder }), join(folder, "build"));
  const publisher = openPublisher({
    projectFolder: folder,
    contentFolder: content,
    editorFolder: join(folder, ".editor"),
  });
  expect(await publisher.state()).toMatchObject({ unpublished: [], versions: [] });
  symlinkSync("/nowhere", join(content, "company.yaml"));
  expect(await publisher.state()).toMatchObject({
    unpublished: [],
    failure: "content/company.yaml cannot be read. Remove it, or correct its name.",
  });
});
