import { execFileSync } from "node:child_process";
import { mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { formerAddressesFile } from "../pages/site-addresses.ts";
import { loadSite } from "../pages/site.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeEach(async () => void (server = await startTestServer()));
afterEach(() => server.close());

/** Has the same length as the file that it replaces. */
const secret = "an enquiry";

async function answerOf(path: string) {
  const answer = await fetch(server.origin + path);
  return [answer.status, await answer.text()];
}

test("a file of the running site that is replaced by a symbolic link is not sent", async () => {
  const file = join(server.siteFolder, "client/e-catalogue.pdf");
  await writeFile(join(server.dataFolder, "note"), secret);
  await rm(file);
  await symlink(join(server.dataFolder, "note"), file);
  expect(await answerOf("/e-catalogue.pdf")).toEqual([500, "This file cannot be read. Please try again."]);
});

test("a folder of the running site that is replaced by a symbolic link is not sent", async () => {
  const folder = join(server.siteFolder, "client/pictures");
  await mkdir(join(server.dataFolder, "pictures"));
  await writeFile(join(server.dataFolder, "pictures/hall-Ab12Cd34.avif"), secret);
  await rename(folder, `${folder}-before`);
  await symlink(join(server.dataFolder, "pictures"), folder);
  expect(await answerOf("/pictures/hall-Ab12Cd34.avif")).toEqual([500, "This file cannot be read. Please try again."]);
});

const makePipe = (path: string) => execFileSync("mkfifo", [path]);
const linkToEnquiry = async (path: string) => {
  const enquiry = join(server.dataFolder, "enquiry");
  await writeFile(enquiry, "Asha Rao wants panels.");
  await symlink(enquiry, path);
};

test.each([
  ["former addresses are a link to an enquiry", formerAddressesFile, linkToEnquiry],
  ["former addresses are a pipe that nobody writes to", formerAddressesFile, makePipe],
  ["code has a link to an enquiry", "server/more.js", linkToEnquiry],
  ["code has a pipe that nobody writes to", "server/more.js", makePipe],
])(
  "a version whose %s is not loaded, and the error contains nothing from the link's target",
  async (_, name, replace) => {
    const path = join(server.siteFolder, name);
    await rm(path, { force: true });
    await replace(path);
    const log = createLog(() => undefined);
    await expect(loadSite(server.siteFolder, log)).rejects.toThrow(/is not a file|ELOOP/);
  },
);

test("a version whose folder of content is a symbolic link is not loaded", async () => {
  await writeFile(join(server.dataFolder, "note"), secret);
  await symlink(server.dataFolder, join(server.siteFolder, "content"));
  const log = createLog(() => undefined);
  await expect(loadSite(server.siteFolder, log)).rejects.toThrow("leads to another place");
});
