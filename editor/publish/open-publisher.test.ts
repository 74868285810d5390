import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readInputs } from "#scripts/versions/inputs.mjs";
import { writeStamp } from "#scripts/versions/stamp.mjs";
import { addressAt, build, openPublisher } from "./open-publisher.ts";

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

test("the build gets the settings of the site, but no passwords", async () => {
  const folder = mkdtempSync(join(tmpdir(), "environment-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  mkdirSync(join(folder, "scripts"));
  writeFileSync(
    join(folder, "scripts/build.ts"),
    "for (const each of Object.entries(process.env)) console.log(each.join());",
  );
  vi.stubEnv("SITE_ORIGIN", "https://www.example.com");
  vi.stubEnv("SMTP_URL", "smtps://owner:opensesame@mail.example.com");
  vi.stubEnv("DATABASE_URL", "postgres://owner:opensesame@localhost/site");
  const lines: string[] = [];
  expect(await build(folder, { say: (line) => lines.push(line), stopping: new AbortController().signal })).toBe(true);
  expect(lines).toContain("SITE_ORIGIN,https://www.example.com");
  expect(lines.join("\n")).not.toContain("opensesame");
});

/** A publisher of a project with a site that was just built. */
async function openBuilt() {
  const folder = mkdtempSync(join(tmpdir(), "open-publisher-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const content = join(folder, "content");
  for (const each of [content, join(folder, "build")]) mkdirSync(each);
  copyFileSync("content/publishing.yaml", join(content, "publishing.yaml"));
  writeStamp(await readInputs(undefined, { folder }), join(folder, "build"));
  const editorFolder = join(folder, ".editor");
  return { folder, publisher: openPublisher({ projectFolder: folder, contentFolder: content, editorFolder }) };
}

test("a file of the content that cannot be read is named, and no claim about saved changes is made", async () => {
  const { folder, publisher } = await openBuilt();
  expect((await publisher.state()).unpublished).toEqual([]);
  symlinkSync("/nowhere", join(folder, "content/company.yaml"));
  const { unpublished, failure, versions } = await publisher.state();
  expect(failure).toBe("content/company.yaml cannot be read. Remove it, or correct its name.");
  expect([unpublished, versions]).toEqual([undefined, []]);
});

test("no claim about saved changes is made if the stamp of the last version is damaged", async () => {
  const { folder, publisher } = await openBuilt();
  writeFileSync(join(folder, "build/.stamp"), "{}");
  const { unpublished, failure } = await publisher.state();
  expect([unpublished, failure]).toEqual([undefined, undefined]);
});

test("a site whose address is not known is not published elsewhere, because its pages would name this computer", async () => {
  vi.stubEnv("SITE_ORIGIN", "");
  const { folder, publisher } = await openBuilt();
  const zip = `target: { kind: zip, file: ${join(folder, "site.zip")} }\n`;
  writeFileSync(join(folder, "content/publishing.yaml"), zip);
  expect((await publisher.state()).failure).toContain("Enter the web address of the site");
  writeFileSync(join(folder, "content/publishing.yaml"), `origin: https://www.example.com\n${zip}`);
  expect((await publisher.state()).failure).toBeUndefined();
});
