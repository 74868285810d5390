import { expect, test } from "vitest";
import { catalogue } from "#content/catalogue.ts";
import { builtPages, siteFiles, textOf, type BuiltPage } from "#tests/site/built-pages.ts";

const content = catalogue();
const pages = builtPages();

const page = (path: string) => pages.find((each) => each.path === path) as BuiltPage;
const venues = [
  "auditoriums",
  "convention centres",
  "seminar rooms",
  "cinemas",
  "theatres",
  "offices",
  "hotels",
  "hospitals",
  "universities",
  "schools",
  "event venues",
];

const plainText = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
const main = (path: string) => plainText(textOf(page(path), "main"));

test("the about text says what standards products meet, and for how long they are warranted", () => {
  for (const phrase of [
    "global standards",
    "absorption",
    "environmental friendliness",
    "easy installation",
    "3 to 10 years",
  ]) {
    expect(main("/about")).toContain(phrase);
  }
});

test("the about text names the products and the customers", () => {
  const text = main("/about").toLowerCase();
  for (const phrase of ["acoustic consultancy", "design", "specialised acoustic materials"])
    expect(text).toContain(phrase);
  for (const visitor of ["architects", "consultants", "designers", "builders", "buyers"])
    expect(text).toContain(visitor);
  for (const venue of venues) {
    expect(text).toContain(venue);
  }
});

test("the home page's about block has the logo and what the company does", () => {
  const [, block = ""] = /<section[^>]*class="[^"]*about-block[^"]*"[^>]*>(.*?)<\/section>/s.exec(page("/").html) ?? [];
  expect(plainText(block)).toContain(content.company.name.value.split(" ")[0]);
  expect(plainText(block)).toContain("acoustic materials");
  expect(plainText(block)).toContain("3 to 10 years");
});

test("every page has the same header and a footer that ends with the copyright line", () => {
  for (const each of pages) {
    const footer = plainText(textOf(each, "footer"));
    expect(
      each.tags.filter(({ name }) => name === "main"),
      each.path,
    ).toHaveLength(1);
    expect(each.html, each.path).toMatch(/<header[^>]*class="site-header/);
    expect(footer, each.path).toContain(`Copyright © 2024-25 ${content.company.name.value}. All Rights Reserved`);
  }
});

test("every category's row on the home page has a description", () => {
  for (const { home } of content.categories) expect(main("/")).toContain(home.description);
});

test("the e-catalogue that footer and contact page link to exists", () => {
  const address = `/${content.company.catalogueFile.fileName}`;
  expect(siteFiles()).toContain(address);
  for (const each of pages) expect(each.html, each.path).toContain(`href="${address}"`);
});

test("the email service's version is 3.2.0", () => {
  expect(content.company.emailService.libraryVersion).toBe("3.2.0");
});

test("every project has a project, a location and a client, most of them public", () => {
  const clients = content.regions.flatMap(({ rows }) => rows.map(({ client }) => client));
  const publicBody = /public|municipal|authority|university/i;
  expect(clients.filter((client) => publicBody.test(client)).length).toBeGreaterThan(clients.length / 2);
  expect(clients.some((client) => !publicBody.test(client))).toBe(true);
});
