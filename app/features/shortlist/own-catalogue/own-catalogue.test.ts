import { PDFDocument } from "@cantoo/pdf-lib";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { parseShortlist } from "../list/parse-shortlist.ts";
import type { Shortlist } from "../list/shortlist.ts";
import type { ListedProduct } from "../shortlist-page-content.ts";
import { breakIntoLines } from "./break-into-lines.ts";
import { makeOwnCatalogue } from "./make-own-catalogue.ts";
import { hasSheets, planOwnCatalogue } from "./plan-own-catalogue.ts";
import { Tags } from "./tags.ts";
import type { WordsAsPicture } from "./words-as-picture.ts";

const head = { companyName: "Acoustics", office: [], phones: ["+91 0"], emails: ["a@example.com"] };
const now = new Date("2026-01-31T12:00:00Z");
const listed = (id: string, name: string, hasSheet?: true): ListedProduct => ({
  id,
  name,
  choices: { units: ["m2"] },
  figures: [],
  ...(hasSheet && { hasSheet }),
});
const products = [listed("wall/cork", "Cork Panel", true), listed("wall/felt", "Felt Panel", true)];
const productOf = (id: string) => products.find((product) => product.id === id) ?? { ...listed(id, id), gone: true };

/** A data sheet with this many pages, each with its words. */
async function sheet(words: string, pages = 1): Promise<ArrayBuffer> {
  const document = await PDFDocument.create();
  for (let number = 1; number <= pages; number += 1) document.addPage([595, 842]).drawText(`${words} ${number}`);
  return Uint8Array.from(await document.save()).buffer;
}

/** A data sheet whose page is marked as a part of this kind. */
async function taggedSheet(kind: string): Promise<ArrayBuffer> {
  const document = await PDFDocument.create();
  const tags = new Tags(document);
  const page = document.addPage([595, 842]);
  tags.mark(page, tags.add(tags.whole, kind), () => page.drawText(kind));
  tags.finish();
  return Uint8Array.from(await document.save()).buffer;
}
const load = (address: string) => (address.includes("cork") ? sheet("Cork sheet", 2) : sheet("Felt sheet"));
const noPicture: WordsAsPicture = async () => undefined;

/** The catalogue of a list as a reader of PDF sees it. */
async function read(list: Shortlist, asPicture = noPicture) {
  const pdf = await makeOwnCatalogue(planOwnCatalogue(list, productOf, head, now), load, asPicture);
  const document = await getDocumentProxy(pdf);
  const { text } = await extractText(document, { mergePages: false });
  const outline = ((await document.getOutline()) ?? []).map(({ title }: { title: string }) => title);
  const annotations = (await (await document.getPage(1)).getAnnotations()) as { dest?: unknown[] }[];
  const { info } = await document.getMetadata();
  await document.loadingTask.destroy();
  return { pages: text, outline, links: annotations.length, title: (info as { Title: string }).Title };
}

interface Node {
  role?: string;
  children?: Node[];
}

/** The kinds of all parts of a page for assistive technology, in reading order. */
function rolesIn({ role, children = [] }: Node): string[] {
  return [...(role ? [role] : []), ...children.flatMap(rolesIn)];
}

const town: Shortlist = {
  name: "Town hall",
  items: [
    { productId: "wall/felt", finish: "Grey", amount: { value: 12, unit: "m2" }, remark: "Left wall" },
    { productId: "wall/cork", thickness: "12 mm" },
    { productId: "wall/cork", thickness: "18 mm" },
  ],
};

describe("the catalogue of a list", () => {
  test("has a front with the entries, and behind it the data sheet of each product once, in the order of the list", async () => {
    const { pages, title } = await read(town);
    expect(title).toBe("Town hall");
    expect(pages).toHaveLength(4);
    for (const words of ["Town hall", "31 January 2026", "Finish: Grey", "Remark: Left wall", "12 m²", "18 mm"]) {
      expect(pages[0]).toContain(words);
    }
    expect(pages.slice(1)).toEqual(["Felt sheet 1", "Cork sheet 1", "Cork sheet 2"]);
  });

  test("leads from each entry and from its outline to the data sheets", async () => {
    const { outline, links } = await read(town);
    expect(outline).toEqual(["Town hall", "Felt Panel", "Cork Panel"]);
    expect(links).toBe(3);
  });

  test("has a front of several pages for a long list, and counts them", async () => {
    const remark = "In the hall ".repeat(12);
    const items = Array.from({ length: 60 }, (_, place) => ({ productId: "wall/felt", finish: `F${place}`, remark }));
    const { pages } = await read({ name: "", items });
    const front = pages.length - 1;
    expect(front).toBeGreaterThan(2);
    expect(pages[0]).toContain("My catalogue");
    expect(pages[0]).toMatch(new RegExp(`F0\\s.*^${front + 1}$`, "sm"));
    expect(pages[front]).toBe("Felt sheet 1");
  });

  test("names a product that has left the catalogue, without a sheet", async () => {
    const { pages, outline } = await read({ name: "", items: [{ productId: "wall/old" }, { productId: "wall/felt" }] });
    expect(pages[0]).toMatch(/wall\/old.*No longer in the catalogue/s);
    expect(outline).toEqual(["My catalogue", "Felt Panel"]);
  });

  test("draws words as a picture whose letters the faces lack", async () => {
    const drawn: string[] = [];
    await read({ ...town, name: "सभागार" }, async (words) => {
      drawn.push(words);
      return undefined;
    });
    expect(drawn).toEqual(["सभागार"]);
  });

  test("is not made if a data sheet is missing or is something else", async () => {
    const plan = planOwnCatalogue(town, productOf, head, now);
    const missing = async () => Promise.reject(new Error("404"));
    const page = async () => new TextEncoder().encode("<!doctype html>").buffer as ArrayBuffer;
    await expect(makeOwnCatalogue(plan, missing, noPicture)).rejects.toThrow("404");
    await expect(makeOwnCatalogue(plan, page, noPicture)).rejects.toThrow();
  });
});

describe("for assistive technology, the catalogue of a list", () => {
  async function tagsOf(list: Shortlist) {
    const sheets = (address: string) => taggedSheet(address.includes("cork") ? "H1" : "P");
    const pdf = await makeOwnCatalogue(planOwnCatalogue(list, productOf, head, now), sheets, noPicture);
    const document = await getDocumentProxy(pdf);
    const roles: string[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      roles.push(rolesIn((await (await document.getPage(number)).getStructTree()) as Node));
    }
    const { info } = await document.getMetadata();
    const marked = (await document.getMarkInfo())?.Marked;
    await document.loadingTask.destroy();
    return { roles, marked, info };
  }

  test("has a heading and a table on its front, whose entries are links", async () => {
    const { roles, marked } = await tagsOf(town);
    const row = ["TR", "TD", "TD", "Link", "TD", "TD", "TD"];
    expect(marked).toBe(true);
    const heads = ["TR", "TH", "TH", "TH", "TH", "TH"];
    expect(roles[0]).toEqual(["Root", "Document", "P", "H1", "P", "Table", ...heads, ...row, ...row, ...row, "P"]);
  });

  test("keeps the marks of every data sheet on its own page", async () => {
    const { roles } = await tagsOf(town);
    expect(roles.slice(1)).toEqual([
      ["Root", "Document", "Part", "P"],
      ["Root", "Document", "Part", "H1"],
    ]);
  });

  test("says its title and language, and names the company as its maker", async () => {
    const { info } = await tagsOf(town);
    const maker = { Author: "Acoustics", Creator: "Acoustics", Producer: "Acoustics" };
    expect(info).toMatchObject({ Title: "Town hall", Language: "en-IN", ...maker });
  });
});

describe("a list that somebody has made up", () => {
  const hostile = [
    "../../secret",
    "wall/../../secret",
    "https://evil.example/x",
    "wall/cork?x",
    "__proto__/constructor",
    "wall/nothing",
  ].map((productId) => ({ productId, finish: "<script>", remark: "\u0000\n".repeat(500) }));

  test("asks for no file but the data sheets of the catalogue", () => {
    const list = parseShortlist({ name: "x".repeat(10_000), items: [...hostile, { productId: "wall/cork" }] })!;
    const { sheets, title } = planOwnCatalogue(list, productOf, head, now);
    expect(sheets.map(({ address }) => address)).toEqual(["/documents/wall/cork-data-sheet.pdf"]);
    expect(title).toHaveLength(80);
  });

  test("with the same product a thousand times loads its data sheet once", () => {
    const items = Array.from({ length: 1000 }, (_, place) => ({ productId: "wall/cork", finish: String(place) }));
    const list = parseShortlist({ name: "", items })!;
    expect(planOwnCatalogue(list, productOf, head, now).sheets).toHaveLength(1);
  });

  test("with no product of the catalogue has nothing to make one of", () => {
    expect(hasSheets(parseShortlist({ name: "", items: hostile })!, productOf)).toBe(false);
    expect(hasSheets(town, productOf)).toBe(true);
  });
});

test("a text is broken into lines between words, and within a word that is too long", () => {
  expect(breakIntoLines("one two threefourfive six", 7, (text) => text.length)).toEqual([
    "one two",
    "threefo",
    "urfive",
    "six",
  ]);
  expect(breakIntoLines("", 7, (text) => text.length)).toEqual([]);
});
