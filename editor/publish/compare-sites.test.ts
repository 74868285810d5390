import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { comparisonInWords, compareSites } from "./compare-sites.ts";
import { wordsOf } from "./page-words.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compared-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function site(name: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(folder, name);
}

const page = (title: string, body: string) =>
  `<!DOCTYPE html><html><head><title>${title} | Company</title></head><body><main>${body}</main></body></html>`;

test("a page is compared by its sentences, through inline markup, and without scripts and drawings", () => {
  const html = page(
    "PET &amp; felt",
    `<h1>PET</h1><p>The <b>NRC</b> is <span>0.75</span>. It is light!<!-- --> Ask for it.</p>
     <script>secret()</script><svg><text>12 mm</text></svg><ul><li>One</li><li><span>Two</span><span>PDF</span></li></ul><img src="a" alt="A panel"/>`,
  );
  expect(wordsOf(html)).toEqual({
    title: "PET & felt",
    sentences: [
      "PET & felt | Company",
      "PET",
      "The NRC is 0.75.",
      "It is light!",
      "Ask for it.",
      "One",
      "Two",
      "PDF",
      "A panel",
    ],
  });
});

test("what changes is said page by page, with the sentences before and after", () => {
  const before = site("before", {
    "index.html": page("Home", "<p>Welcome.</p><p>Panels.</p>"),
    "panel/index.html": page("Panel", "<p>The NRC is 0.75. It is light.</p>"),
    "old/index.html": page("Old", "<p>Gone.</p>"),
  });
  const after = site("after", {
    "index.html": page("Home", "<p>Welcome.</p><p>Panels.</p>"),
    "panel/index.html": page("Panel", "<p>The NRC is 0.8. It is light.</p>"),
    "new/index.html": page("New", "<p>Here.</p>"),
  });
  const comparison = compareSites(before, after);
  expect(comparison).toEqual({
    added: [{ address: "/new", title: "New" }],
    removed: [{ address: "/old", title: "Old" }],
    changed: [{ address: "/panel", title: "Panel", before: ["The NRC is 0.75."], after: ["The NRC is 0.8."] }],
    common: { pages: 0, before: [], after: [] },
    otherwiseChanged: 0,
    files: [],
  });
  expect(comparisonInWords(comparison)).toBe("1 page changed: Panel; 1 page added; 1 page removed");
});

test("a sentence that is there once less or once more is a change", () => {
  const before = site("before", { "index.html": page("Home", "<p>Sample.</p><p>Sample.</p>") });
  const after = site("after", { "index.html": page("Home", "<p>Sample.</p>") });
  expect(compareSites(before, after).changed).toMatchObject([{ before: ["Sample."], after: [] }]);
});

test("pages with the same words and other pictures are counted, and not those where only names of scripts differ", () => {
  const of = (picture: string, script: string) => ({
    "index.html": page("Home", `<p>Welcome.</p><img src="/pictures/${picture}.avif" alt="Hall">`),
    "about/index.html": page("About", `<p>About.</p><link href="/static/entry-${script}.js">`),
    "sheet.pdf": picture,
    [`static/entry-${script}.js`]: script,
  });
  const comparison = compareSites(site("a", of("hall", "aaaaaaaa")), site("b", of("foyer", "bbbbbbbb")));
  expect(comparison).toMatchObject({ changed: [], otherwiseChanged: 1, files: ["sheet.pdf"] });
});

test("without anything online every page is new", () => {
  const { added, since } = compareSites(undefined, site("a", { "contact/index.html": page("Contact", "") }));
  expect([added, since]).toEqual([[{ address: "/contact", title: "Contact" }], undefined]);
});

test("what changes on twelve pages is told once", () => {
  const of = (date: string, nrc: string) =>
    Object.fromEntries(
      [..."abcdefghijkl"].map((name) => [
        `${name}/index.html`,
        page(name, `<p>Revised ${date}.</p><p>${name === "a" ? nrc : "Light."}</p>`),
      ]),
    );
  const { changed, common } = compareSites(site("before", of("in May", "0.75")), site("after", of("in June", "0.8")));
  expect(common).toEqual({ pages: 12, before: ["Revised in May."], after: ["Revised in June."] });
  expect(changed).toMatchObject([{ address: "/a", before: ["0.75"], after: ["0.8"] }]);
});
