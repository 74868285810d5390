import { describe, expect, test } from "vitest";
import { HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import { catalogue } from "#content/catalogue.ts";
import { textsForHindi } from "#content/load/hindi.ts";
import { Mistakes } from "#content/load/mistake.ts";
import { readSources } from "#content/load/sources.ts";
import { englishPath, hindiPath, isHindi } from "#content/page-registry.ts";
import { translatedPaths } from "#content/paths.ts";
import { builtPages, notFoundPage, textOf, type BuiltPage } from "./built-pages.ts";

const all = [...builtPages(), notFoundPage()];
const pages = new Map(all.map((page) => [page.path, page]));
const hindi = all.filter(({ path }) => isHindi(path));
const sources = readSources("content", new Mistakes());
const inHindi = new Set(
  [...sources.hindi.values()].flatMap((file) => file?.entry ?? []).map(({ english: text }) => text),
);
const untranslated = [...textsForHindi(sources).values()].flat().filter((text) => !inHindi.has(text)).length;
const english = (page: BuiltPage) => pages.get(englishPath(page.path))!;

/** The texts and names of elements, each with its nearest language. */
function textsWithLanguage(node: Node, language = ""): { text: string; language: string }[] {
  if (node.nodeType === NodeType.TEXT_NODE) return [{ text: node.text.trim(), language }];
  if (!(node instanceof HTMLElement) || ["SCRIPT", "STYLE"].includes(node.tagName)) return [];
  const own = node.getAttribute("lang") ?? language;
  const names = ["alt", "aria-label", "title"].flatMap((name) => node.getAttribute(name) ?? []);
  return [
    ...names.map((text) => ({ text, language: own })),
    ...node.childNodes.flatMap((child) => textsWithLanguage(child, own)),
  ];
}

const unit = String.raw`(?:mm|cm|k?m|kg(?:/m[²³])?|k?W|V|K|Hz|dB|%|k?Pa|[kM]B)`;
const figure = new RegExp(String.raw`\p{Lu}{1,6}-?\d[\w-]*|\d+(?:[.,–/]\d+)*(?:\s?${unit}(?![\p{L}\d]))?`, "gu");

/** Every number with its unit, and every code, in a part of a page, sorted. Words such as years are translated. */
function figuresIn(part: HTMLElement): string[] {
  const shown = part.clone() as HTMLElement;
  for (const hidden of shown.querySelectorAll("script, style, svg")) hidden.remove();
  const text = parse(shown.innerHTML.replaceAll("<!-- -->", "").replaceAll(/<[^>]*>/g, " ")).textContent;
  return (text.match(figure) ?? []).map((each) => each.replaceAll(/\s/g, " ")).toSorted();
}

const mainOf = ({ root }: BuiltPage) => root.querySelector("main")!;

test("the home page, the categories, the contact page and the page on privacy exist in Hindi", () => {
  const { categories } = catalogue();
  expect(hindi.map(({ path }) => path)).toEqual([
    "/hi",
    "/hi/contact",
    "/hi/privacy",
    ...categories.map(({ path }) => `/hi${path}`),
  ]);
});

describe.each(hindi.map((page) => [page.path, page] as const))("%s", (path, page) => {
  test("is in Hindi, and marks every English word", () => {
    expect(page.root.querySelector("html")?.getAttribute("lang")).toBe("hi");
    expect(textOf(page, "h1")).toMatch(/\p{Script=Devanagari}/u);
    const unmarked = textsWithLanguage(page.root).filter(({ text, language }) => {
      const isEnglish = /\p{Script=Latin}{2}/u.test(text) && !/\p{Script=Devanagari}/u.test(text);
      return text !== "" && !text.startsWith("<") && (isEnglish ? language !== "en" : false);
    });
    expect(unmarked).toEqual([]);
  });

  // A text of the content may still be untranslated, but no word of the code.
  test.skipIf(untranslated > 0)("has no English but names, addresses, figures and parts that browsers render", () => {
    const named = page.root.querySelector("main")!.clone() as HTMLElement;
    const others =
      '[translate=no], .about-block__logo, address, [href^="tel:"], [href^="mailto:"], page-island[lang=en]';
    for (const part of named.querySelectorAll(
      `${others}, dd, .nrc-bar, .category-row__facts, img, .product-card__picture`,
    )) {
      if (part.textContent || part.tagName === "IMG") part.remove();
    }
    const left = textsWithLanguage(named, "hi").filter(
      ({ text, language }) => language === "en" && /\p{Script=Latin}{2}/u.test(text),
    );
    expect(left.map(({ text }) => text)).toEqual([]);
  });

  test("has the figures, codes and units of its English page, and of those of the products that it summarises", () => {
    const own = mainOf(page).clone() as HTMLElement;
    const expected = figuresIn(mainOf(english(page)));
    expect(expected).not.toEqual([]);
    expect(own.textContent).not.toMatch(/[०-९]/);
    if (!own.querySelector(".listing")) {
      expect(figuresIn(own)).toEqual(expected);
      return;
    }
    const cards = own.querySelectorAll(".product-card");
    expect(cards).not.toEqual([]);
    for (const card of cards) {
      const address = card.querySelector("a")!.getAttribute("href")!;
      const onProduct = new Set([...figuresIn(mainOf(pages.get(address)!)), ...expected]);
      expect(
        figuresIn(card).filter((each) => !onProduct.has(each)),
        address,
      ).toEqual([]);
      const figures = (of: HTMLElement | undefined) => of?.querySelectorAll("dd").map(({ textContent }) => textContent);
      const inEnglish = english(page)
        .root.querySelectorAll(".product-card")
        .find((each) => each.querySelector("a")?.getAttribute("href") === address);
      if (inEnglish) expect(figures(card), address).toEqual(figures(inEnglish));
      card.remove();
    }
    expect(expected).toEqual(expect.arrayContaining(figuresIn(own)));
  });

  test("and its English page name each other, and each itself as canonical", () => {
    for (const each of [page, english(page)]) {
      const linked = each.root
        .querySelectorAll("link[rel=alternate]")
        .map((link) => [link.getAttribute("hreflang"), new URL(link.getAttribute("href")!).pathname]);
      expect(linked).toEqual([
        ["en", englishPath(path)],
        ["hi", path],
        ["x-default", englishPath(path)],
      ]);
      const canonical = each.root.querySelector("link[rel=canonical]")!.getAttribute("href")!;
      expect(new URL(canonical).pathname).toBe(each.path);
    }
  });

  test("links to the product pages as English ones, and to no English page that exists in Hindi", () => {
    const links = page.root.querySelectorAll('a[href^="/"]').filter((link) => !link.closest(".site-header__language"));
    const translated = new Set(translatedPaths(catalogue()));
    for (const link of links) {
      const { pathname } = new URL(link.getAttribute("href")!, "http://localhost");
      if (pathname.includes(".") || link.classList.contains("site-header__language")) continue;
      expect(translated, link.toString()).not.toContain(pathname);
      expect(link.getAttribute("hreflang"), link.toString()).toBe(isHindi(pathname) ? undefined : "en");
    }
  });
});

test("every English page links to Hindi in its header, to its own page if there is one", () => {
  const translated = new Set(translatedPaths(catalogue()));
  for (const { path, root } of all.filter((page) => !isHindi(page.path))) {
    const link = root.querySelector(".site-header__language")!;
    expect(link.getAttribute("href"), path).toBe(translated.has(path) ? hindiPath(path) : "/hi");
    expect([link.textContent, link.getAttribute("lang")]).toEqual(["हिन्दी", "hi"]);
  }
});

test("only pages in Hindi name its font", () => {
  for (const { path, html } of all) expect(html.includes("/fonts/hindi."), path).toBe(isHindi(path));
});
