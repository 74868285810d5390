import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { pageIds } from "./page-registry.ts";

let copy: string;
let site: Site;
afterEach(() => rmSync(copy, { recursive: true, force: true }));

describe("a page added by its content and a line of the registry", () => {
  beforeAll(() => {
    site = withNewPage();
  });

  test("is prerendered", () => expect(site.prerendered).toContain("/guarantee"));
  test("is in the sitemap", () => expect(site.canonical).toContain("/guarantee"));
  test("is in menu and footer under its labels", () => {
    expect(site.menu).toContainEqual({ name: "Guarantee", path: "/guarantee" });
    expect(site.footer).toContainEqual({ name: "Our guarantee", path: "/guarantee" });
  });
  test("is found by the search", () => {
    expect(site.documents).toContainEqual({ title: "What we guarantee", path: "/guarantee" });
  });
  test("has a schema for editors", () => expect(site.schemas).toContain("page-guarantee"));
});

test("a page with a duplicate title is refused", () => {
  expect(() => withNewPage("About us")).toThrow("Another page has the title “About us” already");
});

test("every page of the registry has a content file, and there are no other files", () => {
  const files = readdirSync("content/pages").map((name) => name.replace(/\.yaml$/, ""));
  expect(files.toSorted()).toEqual(pageIds.toSorted());
});

interface Site {
  prerendered: string[];
  canonical: string[];
  menu: object[];
  footer: object[];
  documents: object[];
  schemas: string[];
}

/** The pages that a copy of the site reports after one has been added to it. */
function withNewPage(title = "Our guarantee"): Site {
  copySource();
  edit("content/page-registry.ts", "  notFound: {}", '  guarantee: { path: "/guarantee" },\n  notFound: {}');
  writeFileSync(
    join(copy, "content/pages/guarantee.yaml"),
    `menuLabel: Guarantee
footerLabel: Our guarantee
seo: { title: "${title}", description: What we promise. }
heading: What we guarantee
lead: In one sentence.
sections: [{ heading: First, paragraphs: [One.] }]
`,
  );
  writeFileSync(join(copy, "report.ts"), report);
  const output = execFileSync(process.execPath, ["report.ts"], { cwd: copy, encoding: "utf8", stdio: "pipe" });
  return JSON.parse(output) as Site;
}

function copySource(): void {
  mkdirSync(".cache", { recursive: true });
  copy = mkdtempSync(resolve(".cache/added-page-"));
  for (const part of ["app", "content", "documents", "scripts", "package.json"])
    cpSync(part, join(copy, part), { recursive: true });
  mkdirSync(join(copy, "imagery"));
  cpSync("imagery/manifest.ts", join(copy, "imagery/manifest.ts"));
  symlinkSync(resolve("imagery/masters"), join(copy, "imagery/masters"));
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
}

function edit(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  if (!source.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path, source.replace(from, to));
}

const report = `
import { loadCatalogue } from "./content/catalogue.ts";
import { canonicalPaths, pagePaths } from "./content/paths.ts";
import { searchDocuments } from "./content/search/documents.ts";
import { assumedManifest } from "./content/testing/content-copy.ts";
import { editorSchemas } from "./scripts/content/editor-schemas.ts";
import { shellContent } from "./app/shell/shell-content.ts";

const catalogue = loadCatalogue("content", assumedManifest());
const { menuEntries, footerEntries } = shellContent(catalogue);
const names = { picture: ["x"], swatchSet: ["x"], category: ["x"], product: ["x"], figure: ["x"], term: ["x"] };
console.log(JSON.stringify({
  prerendered: pagePaths(catalogue),
  canonical: canonicalPaths(catalogue),
  menu: menuEntries,
  footer: footerEntries,
  documents: searchDocuments(catalogue).map(({ title, path }) => ({ title, path })),
  schemas: [...editorSchemas(names).keys()],
}));
`;
