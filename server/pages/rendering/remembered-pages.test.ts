import { expect, test } from "vitest";
import type { RenderedPage } from "./renderer-messages.ts";
import { RememberedPages } from "./remembered-pages.ts";

const pageOf = (bytes: number, status = 200): RenderedPage => ({ status, headers: {}, body: new Uint8Array(bytes) });

/** Requests pages of eight kilobytes and returns those that had to be rendered. */
function createVisitor(pages: RememberedPages, page = pageOf(8000)) {
  return async (...keys: string[]): Promise<string[]> => {
    const rendered: string[] = [];
    for (const key of keys) {
      await pages.get(key, async () => {
        rendered.push(key);
        return page;
      });
    }
    return rendered;
  };
}

const keys = (label: string, length: number) => Array.from({ length }, (_, index) => `${label}${index}`);

test("a page is rendered once", async () => {
  const ask = createVisitor(new RememberedPages());
  expect(await ask("/a", "/b", "/a", "/b")).toEqual(["/a", "/b"]);
});

test("pages requested more than once survive a flood of other pages, which are evicted", async () => {
  const ask = createVisitor(new RememberedPages({ maxBytes: 100_000 }));
  await ask("/common", "/rare", "/common");
  expect(await ask(...keys("/flood", 50))).toHaveLength(50);
  expect(await ask("/common")).toEqual([]);
  expect(await ask("/rare")).toEqual(["/rare"]);
});

test("if all pages were requested more than once, the least recently requested are evicted", async () => {
  const ask = createVisitor(new RememberedPages({ maxBytes: 100_000 }));
  for (const key of keys("/page", 20)) await ask(key, key);
  expect(await ask("/page19", "/page18", "/page0")).toEqual(["/page0"]);
});

test.each([
  ["an error", {}, "/a", pageOf(10, 500)],
  ["a page with a very long query", { maxKeyLength: 20 }, `/a?q=${"x".repeat(20)}`, pageOf(10)],
  ["a page larger than an eighth of what may be kept", { maxBytes: 100_000 }, "/a", pageOf(13_000)],
  ["a page of some time ago", { maxAgeMs: -1 }, "/a", pageOf(10)],
])("%s is not cached", async (_, limits, key, page) => {
  const ask = createVisitor(new RememberedPages(limits), page);
  expect(await ask(key, key)).toEqual([key, key]);
});

test("simultaneous requests for a page share one rendering, and a failure rejects all of them and is not cached", async () => {
  const pages = new RememberedPages();
  let rendered = 0;
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  const render = () => {
    rendered += 1;
    return promise;
  };
  const asked = [pages.get("/a", render), pages.get("/a", render)];
  resolve(pageOf(1));
  const [one, other] = await Promise.all(asked);
  expect(one).toBe(other);
  expect(rendered).toBe(1);

  const fail = () => Promise.reject(new Error("no"));
  const failed = await Promise.allSettled([pages.get("/b", fail), pages.get("/b", fail)]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await createVisitor(pages)("/b")).toEqual(["/b"]);
});
