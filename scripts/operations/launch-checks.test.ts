import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { checkLaunch } from "./launch-checks.ts";

const origin = "https://127.0.0.1:9";

let folder: string;
beforeEach(async () => {
  folder = temporaryFolder();
  await mkdir(join(folder, "client"));
  await writeFile(join(folder, "client/index.html"), "<h1>Home</h1>");
  await writeFile(join(folder, "client/sitemap.xml"), `<loc>${origin}/</loc><loc>${origin}/contact</loc>`);
  await writeFile(join(folder, "client/robots.txt"), `Sitemap: ${origin}/sitemap.xml\n`);
  await writeFile(join(folder, "enquiries-2026-01-31T02-30-00Z"), "{}\n");
});

const toDo = async (variables: Record<string, string>) => {
  const checks = await checkLaunch({ variables, siteFolder: folder });
  return Object.fromEntries(
    checks.filter((check) => check.toDo.length > 0).map(({ name, toDo: sentences }) => [name, sentences]),
  );
};
const ready = () => ({
  SITE_ORIGIN: origin,
  SMTP_URL: "smtp://127.0.0.1",
  ENQUIRY_TO: "owner@example.com",
  ENQUIRY_FROM: "site@example.com",
  BACKUP_DIR: folder,
});

test("with everything set only what cannot be checked from here is left to do", async () => {
  const left = await toDo(ready());
  expect(Object.keys(left)).toEqual(["TLS", "redirects"]);
  expect(left.TLS).toEqual([expect.stringContaining(`${origin} cannot be reached by HTTPS`)]);
  expect(left.redirects).toHaveLength(2);
  for (const sentence of left.redirects ?? []) expect(sentence).toContain(`redirect to ${origin}/contact`);
});

test("the site that SITE_DIR names, which the server serves, is checked instead of the build", async () => {
  const site = join(folder, "published");
  await mkdir(join(site, "client"), { recursive: true });
  await writeFile(join(site, "client/index.html"), '<meta name="robots" content="noindex"/>');
  expect((await toDo({ ...ready(), SITE_DIR: site })).indexing?.[0]).toContain("not to list them");
});

test("without any setting each check says what to set", async () => {
  const left = await toDo({});
  expect(Object.keys(left)).toEqual(["origin", "mail", "TLS", "redirects", "sitemap", "backup"]);
  expect(left.origin?.[0]).toContain("SITE_ORIGIN is not set");
  expect(left.mail?.[0]).toContain("SMTP_URL is not set");
  expect(left.backup?.[0]).toContain("BACKUP_DIR is not set");
});

test("pages with noindex, and a sitemap of another origin, are reported", async () => {
  await writeFile(join(folder, "client/index.html"), '<meta name="robots" content="noindex"/>');
  const left = await toDo({ ...ready(), SITE_ORIGIN: "https://127.0.0.2:9" });
  expect(left.indexing?.[0]).toContain("not to list them");
  expect(left.sitemap).toEqual([
    "The sitemap lists pages with an origin other than SITE_ORIGIN: build the site with the same settings.",
    "robots.txt does not mention the sitemap.",
  ]);
});
