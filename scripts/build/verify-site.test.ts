import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { writeSite } from "#server/testing/fixture-site.ts";
import { verifySite } from "./verify-site.ts";

let folder: string;
beforeEach(async () => {
  const site = await writeSite();
  folder = site.folder;
  onTestFinished(site.remove);
});

test("a site that answers for all pages is accepted", async () => {
  await expect(verifySite(folder)).resolves.toBeUndefined();
}, 60_000);

test("a page that links a missing script is reported with both addresses", async () => {
  await writeFile(join(folder, "client/wallPanels/index.html"), '<script src="/static/js/gone.js"></script>');
  await expect(verifySite(folder)).rejects.toThrow("/wallPanels refers to /static/js/gone.js, which is missing");
}, 60_000);

test("a page that the server cannot render is reported with its status", async () => {
  await writeFile(join(folder, "server/index.js"), `${await brokenBuild()}`);
  await expect(verifySite(folder)).rejects.toThrow("/projects?region=east answers 500");
}, 60_000);

test("a site that prevents the server from starting is refused with the server's reason", async () => {
  await rm(join(folder, "server"), { recursive: true });
  await expect(verifySite(folder)).rejects.toThrow("There is no built site");
}, 60_000);

test("a site of another version is refused if the server could serve only its prerendered pages", async () => {
  const other = await writeSite({ ofAnotherVersion: true });
  onTestFinished(other.remove);
  await expect(verifySite(other.folder)).rejects.toThrow("was built by another version of the project");
}, 60_000);

/** A build whose renderer always fails. */
async function brokenBuild(): Promise<string> {
  const fixture = JSON.stringify(import.meta.resolve("#server/testing/fixture-build.ts"));
  return `import { fakeBuild } from ${fixture};
export const { emailServiceOrigin, describeContactForm, queryParameters } = fakeBuild();
export const renderPage = async () => { throw new Error("no data"); };
`;
}
