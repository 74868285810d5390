import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
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
    heading: "PET",
    said: [
      "PET & felt | Company",
      "PET",
      "The NRC is 0.75.",
      "It is light!",
      "Ask for it.",
      "One",
      "Two",
      "PDF",
      "A panel",
    ].map((words) => ({ words })),
    lists: [["One", "Two"]],
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
    withdrawn: [],
    moved: [],
    changed: [
      {
        address: "/panel",
        title: "Panel",
        changes: ["“The NRC is 0.75.” is now “The NRC is 0.8.”"],
        before: [],
        after: [],
      },
    ],
    shared: [],
    otherwiseChanged: 0,
    files: [],
  });
  expect(comparisonInWords(comparison)).toBe("1 new page: New; 1 page removed: Old; 1 page changed: Panel");
});

describe("what has become something else is said with what it is called", () => {
  const said = (before: string, after: string) => {
    const [was, is] = [
      site("before", { "index.html": page("Home", before) }),
      site("after", { "index.html": page("Home", after) }),
    ];
    return compareSites(was, is).changed.flatMap(({ changes, before: gone, after: come }) => [
      ...changes,
      ...gone.map((words) => `- ${words}`),
      ...come.map((words) => `+ ${words}`),
    ]);
  };

  test.each([
    [
      "a figure by its term",
      (value: string) => `<dl><div><dt>Noise reduction coefficient</dt><dd><b>${value}</b></dd></div></dl>`,
      "Noise reduction coefficient: 0.6 is now 0.65",
    ],
    [
      "a figure on a card by the product and the term beside it",
      (value: string) => `<ul><li><h2>Cork</h2><p>Light.</p><span>NRC</span><span>${value}</span></li></ul>`,
      "Cork, NRC: 0.6 is now 0.65",
    ],
    [
      "a cell of a table by its row and its column",
      (value: string) =>
        `<table><thead><tr><th></th><th>NRC</th></tr></thead><tbody><tr><th>Cork</th><td>${value}</td></tr></tbody></table>`,
      "Cork, NRC: 0.6 is now 0.65",
    ],
    [
      "a number in a form by its group and the words before it",
      (value: string) =>
        `<fieldset><legend>Category</legend><label><span>Panels</span><span>${value}</span></label></fieldset>`,
      "Category, Panels: 0.6 is now 0.65",
    ],
    [
      "a number that nothing names by the heading above it",
      (value: string) => `<h2>Cork</h2><p>${value}</p>`,
      "Cork: 0.6 is now 0.65",
    ],
  ])("%s", (_, html, words) => {
    expect(said(html("0.6"), html("0.65"))).toEqual([words]);
  });

  test("what is hidden from screen readers, such as a count beside a name, is not said", () => {
    const menu = (count: number) => `<p>Chairs <span aria-hidden="true">${count}</span></p><p>${count} chairs.</p>`;
    expect(said(menu(10), menu(11))).toEqual(["“10 chairs.” is now “11 chairs.”"]);
  });

  test.each([
    ["one that has moved up", "ABCD", "ADBC", ["D is now before B"]],
    ["one that has moved down", "ABCD", "BCAD", ["A is now after C"]],
    ["two that have changed places", "ABCD", "ACBD", ["C is now before B"]],
    ["two that have changed places at the end", "ABCD", "ABDC", ["D is now before C"]],
    ["all of them", "ABCDE", "EDCBA", ["The order is now: E, D, C, B, A"]],
    ["one that has moved, with another that is new", "ABCD", "AXDBC", ["D is now before B", "+ X"]],
  ])("the entry of a list that is elsewhere: %s", (_, before, after, words) => {
    const list = (names: string) => `<ul>${[...names].map((name) => `<li><a href="/">${name}</a></li>`).join("")}</ul>`;
    expect(said(list(before), list(after))).toEqual(words);
  });
});

describe("the rows of a table without names", () => {
  const table = (names: readonly string[]) => ({
    "index.html": page(
      "Projects",
      `<table><thead><tr><th>Project</th><th>Place</th></tr></thead><tbody>${names
        .map((name) => `<tr><td>${name}</td><td>Pune</td></tr>`)
        .join("")}</tbody></table><nav><ul><li><a href="/">${names.length}</a></li></ul></nav>`,
    ),
  });
  const numbered = (word: string, count: number) => Array.from({ length: count }, (_, index) => `${word} ${index}`);

  test("are each told whole while they are few, without the number of the last part of the list", () => {
    const comparison = compareSites(site("a", table(["Hall"])), site("b", table(["Hall", "School"])));
    expect(comparison.changed).toMatchObject([{ changes: [], before: [], after: ["School, Pune"] }]);
  });

  test("are counted where many have changed, and not told by what moved", () => {
    const [before, after] = [numbered("Hall", 9), numbered("School", 5)];
    const comparison = compareSites(site("a", table(before)), site("b", table(after)));
    expect(comparison.changed).toMatchObject([{ changes: ["9 projects removed, 5 added"], before: [], after: [] }]);
  });
});

test("other words for the search are told, though no page says them", () => {
  const of = (said: string) => ({
    "client/index.html": page("Home", ""),
    "content/search.yaml": `synonyms: [{ said: [${said}], meant: [PET] }]\nanswers: []\n`,
  });
  const [before, after] = [site("a", of("felt")), site("b", of("felt, fleece"))].map((each) => join(each, "client"));
  const comparison = compareSites(before, after!);
  expect(comparison.search).toEqual({ before: ["felt: finds PET"], after: ["felt, fleece: finds PET"] });
  expect(comparisonInWords(comparison)).toBe("other words in the search");
  expect(compareSites(before, before!).search).toBeUndefined();
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

test("what changes in the same way on several pages is told once, with the pages, those of most pages first", () => {
  const of = (date: string, count: number, nrc: string) =>
    Object.fromEntries(
      [..."abcd"].map((name) => [
        `${name}/index.html`,
        page(
          name,
          `<p>Revised ${date}.</p>${name < "c" ? `<p>${count} products</p>` : ""}<p>${name === "a" ? nrc : "Light."}</p>`,
        ),
      ]),
    );
  const named = (names: string) => [...names].map((name) => ({ address: `/${name}`, title: name }));
  const comparison = compareSites(site("before", of("in May", 62, "Soft.")), site("after", of("in June", 63, "Hard.")));
  expect(comparison.shared).toEqual([
    { pages: named("abcd"), changes: [], before: ["Revised in May."], after: ["Revised in June."] },
    { pages: named("ab"), changes: ["“62 products” is now “63 products”"], before: [], after: [] },
  ]);
  expect(comparison.changed).toMatchObject([{ address: "/a", before: ["Soft."], after: ["Hard."] }]);
  expect(comparisonInWords(comparison)).toBe("1 page changed: a; the same change on 4 pages");
});

test("a product that has moved, and one that is no longer offered, are named once and not among the changed pages", () => {
  const before = site("before", {
    "client/cork/index.html": page("Cork", "<p>Cork.</p>"),
    "client/felt/index.html": page("Felt", "<p>Felt.</p>"),
  });
  const after = site("after", {
    "client/corkPanel/index.html": page("Cork Panel", "<p>Cork.</p>"),
    "client/cork/index.html": "<title>This page has moved</title>",
    "client/felt/index.html": page("No longer offered", "<p>No longer offered.</p>"),
    "server/former-addresses.json": JSON.stringify({ moved: { "/cork": "/corkPanel" }, withdrawn: ["/felt"] }),
  });
  const comparison = compareSites(join(before, "client"), join(after, "client"));
  expect(comparison).toMatchObject({
    added: [],
    removed: [],
    changed: [],
    moved: [{ from: "/cork", address: "/corkPanel", title: "Cork Panel" }],
    withdrawn: [{ address: "/felt", title: "Felt" }],
  });
  expect(comparisonInWords(comparison)).toBe("1 page withdrawn: Felt; 1 page moved: Cork Panel");
});
