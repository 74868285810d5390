import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { frameOriginsIn, inlineScriptHashes, sourcesOf } from "./content-security.ts";

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("each inline script of a page is hashed once", () => {
  const html = `<script>one()</script><p>x</p><script class="a">two("é</p>")\n</script><script>one()</script>`;
  expect(inlineScriptHashes(html)).toEqual([hashOf("one()"), hashOf('two("é</p>")\n')]);
});

test("data and external scripts are not hashed", () => {
  const html = `<script type="application/ld+json">{}</script><script id="a" type="application/json">{}</script>
    <script async src="/a.js"></script>`;
  expect(inlineScriptHashes(html)).toEqual([]);
});

test("the frames of a page are listed by origin, without the site itself", () => {
  const html = `<noscript><iframe title="Map" src="https://maps.example/embed?a=1&amp;b=2"></iframe></noscript>
    <iframe src="/own"></iframe><img src="https://pictures.example/a.png">`;
  expect(frameOriginsIn(html)).toEqual(["https://maps.example"]);
});

test("sources are listed by page address, and each frame origin once", () => {
  const pages = {
    "/": `<script>home()</script><iframe src="https://maps.example/embed"></iframe>`,
    "/contact": `<style>p{}</style><p>Contact</p><iframe src="https://maps.example/place"></iframe>`,
    "/404.html": "<script>unknown()</script><style>p{}</style>",
  };
  expect(sourcesOf(new Map(Object.entries(pages)))).toEqual({
    frameOrigins: ["https://maps.example"],
    inline: {
      "/": { scripts: [hashOf("home()")], styles: [] },
      "/contact": { scripts: [], styles: [hashOf("p{}")] },
      "/404.html": { scripts: [hashOf("unknown()")], styles: [hashOf("p{}")] },
    },
  });
});
