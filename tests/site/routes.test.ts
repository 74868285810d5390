import { expect, test } from "vitest";
import { catalogue } from "#content/catalogue.ts";
import { builtPages, textOf } from "#tests/site/built-pages.ts";

const pages = builtPages();

test("every page has a heading and more content than its frame", () => {
  for (const page of pages) {
    expect(textOf(page, "h1"), page.path).not.toBe("");
    expect(textOf(page, "main").length, page.path).toBeGreaterThan(200);
  }
});

test("the enquiry is the only form, and no page asks for a password or shows a price", () => {
  const sending = pages.filter(({ tags }) => tags.some(({ name, attributes }) => name === "form" && attributes.method));
  expect(sending.map(({ path }) => path)).toEqual(["/contact", "/hi/contact"]);
  for (const page of pages) {
    expect(page.tags.filter(({ attributes }) => attributes.type === "password")).toEqual([]);
    expect(textOf(page, "body"), page.path).not.toMatch(/₹|\bRs\.? ?\d|\bINR\b|add to (?:cart|basket)|sign in|log in/i);
  }
});

test("no detail page has a form of any kind", () => {
  const addresses = new Set(catalogue().details.map(({ path }) => path));
  const details = pages.filter(({ path }) => addresses.has(path));
  expect(details).toHaveLength(addresses.size);
  for (const { path, tags } of details) {
    expect(
      tags.filter(({ name }) => name === "form" || name === "textarea"),
      path,
    ).toEqual([]);
  }
});
