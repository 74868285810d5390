import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createPagePolicy, frameOriginsIn } from "./content-security-policy.ts";

const policyOf = createPagePolicy({ frameOrigins: ["https://maps.example"], connectOrigins: ["https://mail.example"] });
const directives = (html: string) =>
  new Map(
    policyOf(html)
      .split("; ")
      .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]),
  );
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

describe("a page's policy", () => {
  test("allows the page's own inline scripts by their hashes, and no other", () => {
    const html = `<script>one()</script><p>x</p><script class="a">two("é</p>")\n</script><script>one()</script>`;
    expect(directives(html).get("script-src")).toEqual(["'self'", hashOf("one()"), hashOf('two("é</p>")\n')]);
  });

  test("has no hash for data and for scripts in files", () => {
    const html = `<script type="application/ld+json">{}</script><script async src="/a.js"></script>`;
    expect(directives(html).get("script-src")).toEqual(["'self'"]);
  });

  test("never allows inline scripts as such", () => {
    expect(directives("<script>one()</script>").get("script-src")?.join(" ")).not.toMatch(/unsafe|\*|https?:/);
  });

  test("names where frames may come from and where scripts may send to", () => {
    expect(directives("").get("frame-src")).toEqual(["https://maps.example"]);
    expect(directives("").get("connect-src")).toEqual(["'self'", "https://maps.example", "https://mail.example"]);
    expect(createPagePolicy({ frameOrigins: [], connectOrigins: [] })("")).toContain("frame-src 'none'");
  });

  test.each(["object-src", "base-uri"])("leaves nothing to %s", (directive) => {
    expect(directives("").get(directive)).toEqual(["'none'"]);
  });
});

test("the frames of a page are found by their origins, those of the site itself left out", () => {
  const html = `<noscript><iframe title="Map" src="https://maps.example/embed?a=1&amp;b=2"></iframe></noscript>
    <iframe src="/own"></iframe><img src="https://pictures.example/a.png">`;
  expect(frameOriginsIn(html)).toEqual(["https://maps.example"]);
});
