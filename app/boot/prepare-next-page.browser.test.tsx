import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { prepareNextPage } from "./prepare-next-page.ts";

const usualMedia = matchMedia;
beforeEach(() => {
  // All tests share a page, which keeps listeners.
  const added = vi.spyOn(globalThis, "addEventListener");
  onTestFinished(() => {
    for (const [name, listener] of added.mock.calls) removeEventListener(name, listener);
  });
  // As on a phone.
  vi.stubGlobal("matchMedia", (query: string) => (query === "(hover: none)" ? usualMedia("all") : usualMedia(query)));
});
afterEach(() => {
  document.body.replaceChildren();
  scrollTo(0, 0);
});

/** Renders links from the top to the bottom of the page, each a third of the screen high. */
function show(...links: string[]): void {
  const tall = links.map((link) => `<div style="block-size: 300px">${link}</div>`);
  document.body.innerHTML = `<main id="main" style="block-size: 3000px">${tall.join("")}</main>`;
}

const marked = () => [...document.querySelectorAll("[data-likely]")].map((link) => link.getAttribute("href"));

test("only the page nearest to the middle of the screen is prerendered", async () => {
  show('<a href="/top">Top</a>', '<a href="/middle">Middle</a>', '<a href="/low">Low</a>');
  prepareNextPage();
  await vi.waitFor(() => expect(marked()).toEqual(["/middle"]));
});

test("a card's name takes priority over a link nearer to the middle", async () => {
  show('<h3><a href="/card">Card</a></h3>', '<a href="/words">Words</a>');
  prepareNextPage();
  await vi.waitFor(() => expect(marked()).toEqual(["/card"]));
});

test("pages with a query, files, fragments and links out of view are not prerendered", async () => {
  const out = '<a href="/below" style="position: absolute; inset-block-start: 2000px">Below</a>';
  show(
    '<a href="/product?nrc=0.7">Filtered</a><a href="/data-sheet.pdf">Data sheet</a>',
    `<a href="${location.pathname}#main">Here</a><a href="/listing">Listing</a>${out}`,
  );
  prepareNextPage();
  await vi.waitFor(() => expect(marked()).toEqual(["/listing"]));
});

test("after scrolling stops elsewhere on the page, the links in view are prerendered instead", async () => {
  show('<a href="/first">First</a>', "", "", "", "", '<a href="/last">Last</a>');
  prepareNextPage();
  await vi.waitFor(() => expect(marked()).toEqual(["/first"]));
  scrollTo(0, 1400);
  await vi.waitFor(() => expect(marked()).toEqual(["/last"]), { timeout: 3000 });
});

test("where the browser cannot prerender, the documents of the likeliest link and of a pressed one are fetched once", async () => {
  vi.spyOn(HTMLScriptElement, "supports").mockReturnValue(false);
  const fetched: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (new Headers(init?.headers).get("x-purpose") === "prefetch") fetched.push(String(input));
    return new Response();
  });
  show('<h3><a href="/likely">Likely</a></h3>', '<a href="/pressed">Pressed</a>', '<a href="/found?q=felt">Found</a>');
  prepareNextPage();
  await vi.waitFor(() => expect(fetched).toEqual(["/likely"]));
  for (const link of document.querySelectorAll("a")) link.dispatchEvent(new Event("touchstart", { bubbles: true }));
  expect(fetched).toEqual(["/likely", "/pressed"]);
  expect(marked()).toEqual([]);
});
