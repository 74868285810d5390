import { afterEach, expect, test, vi } from "vitest";
import { prepareLikelyPage } from "./prepare-pages.ts";

afterEach(() => {
  document.body.replaceChildren();
  scrollTo(0, 0);
});

/** Shows links from the top to the bottom of the page, each as high as a third of the screen. */
function show(...links: string[]): void {
  const tall = links.map((link) => `<div style="block-size: 300px">${link}</div>`);
  document.body.innerHTML = `<main id="main" style="block-size: 3000px">${tall.join("")}</main>`;
}

const marked = () => [...document.querySelectorAll("[data-likely]")].map((link) => link.getAttribute("href"));

test("the page nearest to the middle of the screen is prepared, and no other", async () => {
  show('<a href="/top">Top</a>', '<a href="/middle">Middle</a>', '<a href="/low">Low</a>');
  prepareLikelyPage();
  await vi.waitFor(() => expect(marked()).toEqual(["/middle"]));
});

test("a card's name is likelier than a link that is nearer to the middle", async () => {
  show('<h3><a href="/card">Card</a></h3>', '<a href="/words">Words</a>');
  prepareLikelyPage();
  await vi.waitFor(() => expect(marked()).toEqual(["/card"]));
});

test("a page with a query, a file, a place on this page and a link out of view are not prepared", async () => {
  const out = '<a href="/below" style="position: absolute; inset-block-start: 2000px">Below</a>';
  show(
    '<a href="/product?nrc=0.7">Filtered</a><a href="/data-sheet.pdf">Data sheet</a>',
    `<a href="${location.pathname}#main">Here</a><a href="/listing">Listing</a>${out}`,
  );
  prepareLikelyPage();
  await vi.waitFor(() => expect(marked()).toEqual(["/listing"]));
});

test("once another part of the page lies still, its links are prepared instead", async () => {
  show('<a href="/first">First</a>', "", "", "", "", '<a href="/last">Last</a>');
  prepareLikelyPage();
  await vi.waitFor(() => expect(marked()).toEqual(["/first"]));
  scrollTo(0, 1400);
  await vi.waitFor(() => expect(marked()).toEqual(["/last"]), { timeout: 3000 });
});
