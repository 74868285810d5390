import { describe, expect, test } from "vitest";
import { createPagePolicy, type InlineHashes } from "./content-security-policy.ts";

const policyFor = createPagePolicy({
  frameOrigins: ["https://maps.example"],
  connectOrigins: ["https://mail.example"],
});
const directives = (inline?: InlineHashes) =>
  new Map(
    policyFor(inline)
      .split("; ")
      .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]),
  );

describe("a page's policy", () => {
  test("allows only the given inline scripts", () => {
    const inline = { scripts: ["'sha256-abc'"], styles: [] };
    expect(directives(inline).get("script-src")).toEqual(["'self'", "'sha256-abc'"]);
    expect(directives().get("script-src")).toEqual(["'self'"]);
  });

  test("allows only the given style sheets, and style attributes", () => {
    const inline = { scripts: [], styles: ["'sha256-sheet'"] };
    expect(directives(inline).get("style-src")).toEqual(["'self'", "'sha256-sheet'"]);
    expect(directives().get("style-src")).toEqual(["'self'"]);
    expect(directives().get("style-src-attr")).toEqual(["'unsafe-inline'"]);
  });

  test("lists the allowed origins for frames and for connections", () => {
    expect(directives().get("frame-src")).toEqual(["https://maps.example"]);
    expect(directives().get("connect-src")).toEqual(["'self'", "https://maps.example", "https://mail.example"]);
    expect(createPagePolicy({ frameOrigins: [], connectOrigins: [] })()).toContain("frame-src 'none'");
  });

  test.each(["object-src", "base-uri"])("allows nothing for %s", (directive) => {
    expect(directives().get(directive)).toEqual(["'none'"]);
  });
});
