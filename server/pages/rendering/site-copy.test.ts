import { rename, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeSite } from "../../testing/fixture-site.ts";
import { copySite } from "./site-copy.ts";

let site: Awaited<ReturnType<typeof writeSite>>;
beforeEach(async () => void (site = await writeSite()));
afterEach(() => site.remove());

test("a file of the site that is a symbolic link is not copied", async () => {
  const secret = join(site.folder, "secret");
  await writeFile(secret, "an enquiry");
  await symlink(secret, join(site.folder, "server/note.js"));
  await expect(copySite(site.folder)).rejects.toThrow(/ELOOP|note\.js/);
});

test("a folder of the site that is a symbolic link is not copied", async () => {
  await rename(join(site.folder, "server"), join(site.folder, "elsewhere"));
  await symlink(join(site.folder, "elsewhere"), join(site.folder, "server"));
  await expect(copySite(site.folder)).rejects.toThrow("leads to another place");
});
