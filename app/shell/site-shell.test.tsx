import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { shellContent } from "./shell-content.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

afterEach(removeContentCopies);

/** The header and footer as rendered by the server at an address, from a copy of the content. */
function shell(copy: ContentCopy, path = "/"): string {
  const content = shellContent(copy.load());
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <SiteHeader content={content} />
      <SiteFooter content={content} />
    </MemoryRouter>,
  );
}

/** A copy of the content with a different value for one field of a page. */
const withField = (page: string, field: string, value: string) =>
  new ContentCopy().edit(`pages/${page}.yaml`, new RegExp(`^${field}: .*$`, "m"), `${field}: ${value}`);

describe("an edit of the content changes menu and footer", () => {
  test("a new menu label appears in the menus of wide and narrow screens", () => {
    const html = shell(withField("about", "menuLabel", "Who we are"));
    expect(html.match(/href="\/about"[^>]*>Who we are</g)).toHaveLength(2);
  });

  test("a new label for the products appears in both menus", () => {
    expect(shell(withField("product", "menuLabel", "Our range")).match(/>Our range</g)).toHaveLength(2);
  });

  test("a new telephone number is in the footer, which prints it", () => {
    const number = '"+91 11111 22222"';
    const html = shell(new ContentCopy().edit("company.yaml", /^phones:\n  - .*$/m, `phones:\n  - ${number}`));
    expect(html).toContain(">+91 11111 22222\n");
  });

  test("a new footer label appears in the footer", () => {
    expect(shell(withField("projects", "footerLabel", "What we built"))).toMatch(
      /href="\/projects"[^>]*>What we built</,
    );
  });

  test("a page without labels is in neither menu nor footer", () => {
    const html = shell(new ContentCopy().edit("pages/about.yaml", /^(menu|footer)Label: .*\n/gm, ""));
    expect(html).not.toContain('href="/about"');
  });

  test("the note on samples comes from the content", () => {
    const copy = new ContentCopy().edit("company.yaml", /^sampleNote: .*$/m, "sampleNote: All of this is made up.");
    expect(shell(copy)).toContain("All of this is made up.");
  });

  test.each(["true", "false"])(
    "highlightsProducts: %s marks or does not mark the products as current in the menu",
    (value) => {
      const other = value === "true" ? "false" : "true";
      const copy = new ContentCopy()
        .edit("categories/wallPanels.yaml", /^highlightsProducts: .*$/m, "highlightsProducts: unset")
        .edit("categories/wallPanels.yaml", "highlightsProducts: unset", `highlightsProducts: ${value}`);
      const html = shell(copy, "/wallPanels");
      expect(html).toContain(`data-active="${value}"`);
      expect(html).not.toContain(`data-active="${other}"`);
    },
  );
});

test("the page of a project marks Projects in the header, and Projects itself is the current page of its own address", () => {
  const entry = (path: string) =>
    /<a[^>]*class="site-header__entry"[^>]*href="\/projects"[^>]*>/.exec(shell(new ContentCopy(), path))?.[0];
  expect(entry("/projects/town-hall-pune")).toContain('data-active="true"');
  expect(entry("/projects/town-hall-pune")).not.toContain("aria-current");
  expect(entry("/projects")).toContain('aria-current="page"');
  expect(entry("/contact")).not.toContain("data-active");
});
