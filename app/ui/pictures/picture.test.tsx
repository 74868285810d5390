import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import { Picture } from "./picture.tsx";
import { pictureCaption, pictureRemark } from "./picture-caption.ts";

const auditorium: ResolvedPicture = {
  id: "auditorium",
  alt: "Auditorium with green chairs",
  width: 1600,
  height: 1000,
  colour: "#7f6349",
  preview: "data:image/webp;base64,AAAA",
  version: "c0ffee11",
  widths: { avif: [480, 1280], jpeg: [640, 1280] },
  visualisation: true,
};

const phoneCrop: ResolvedPicture = {
  ...auditorium,
  id: "portrait",
  width: 750,
  widths: { avif: [480], jpeg: [640] },
};

describe("a picture on a page", () => {
  it("reserves its space before it loads: size and preview are in the markup", () => {
    const markup = renderToStaticMarkup(<Picture picture={auditorium} sizes="100vw" />);
    expect(markup).toMatch(/<img[^>]* width="1600" height="1000"/);
    expect(markup).toContain("--picture-colour:#7f6349");
    expect(markup).toContain("--picture-preview:url(data:image/webp;base64,AAAA)");
  });

  it("shows only its colour before it loads, if it has no preview", () => {
    const markup = renderToStaticMarkup(<Picture picture={{ ...auditorium, preview: "" }} sizes="44px" />);
    expect(markup).toContain("--picture-colour:#7f6349");
    expect(markup).not.toContain("--picture-preview");
  });

  it("is offered as AVIF, with a JPEG for every other browser", () => {
    const markup = renderToStaticMarkup(<Picture picture={auditorium} sizes="50vw" />);
    expect(markup).not.toContain("<picture");
    expect(markup).toContain(
      "/pictures/auditorium-480.c0ffee11.avif 480w, /pictures/auditorium-1280.c0ffee11.avif 1280w",
    );
    expect(markup).toMatch(/<img[^>]* src="\/pictures\/auditorium-1280\.c0ffee11\.jpg"/);
  });

  it("loads lazily and with normal priority, unless it is the largest of the first screen", () => {
    const [usual, first] = [false, true].map((priority) =>
      renderToStaticMarkup(<Picture picture={auditorium} sizes="50vw" priority={priority} />),
    );
    expect(usual).toContain('loading="lazy"');
    expect(usual).not.toContain('fetchPriority="high"');
    expect(first).not.toContain('loading="lazy"');
    expect(first).toContain('fetchPriority="high"');
  });

  it("is preloaded at the top of the document, with the crop for each screen, when it is the largest of the first screen", () => {
    const page = (
      <html lang="en">
        <head>
          <title>A page</title>
        </head>
        <body>
          <Picture picture={auditorium} phonePicture={phoneCrop} sizes="100vw" priority />
          <Picture picture={auditorium} sizes="50vw" />
        </body>
      </html>
    );
    const head = renderToStaticMarkup(page).split("<title>")[0] ?? "";
    const links = [...head.matchAll(/<link rel="preload"[^>]*>/g)].map(([link]) => link);
    expect(links).toHaveLength(2);
    expect(links[0]).toMatch(/portrait-480\.c0ffee11\.avif.*media="\(max-width: 767px\)"/);
    expect(links[1]).toMatch(/auditorium-480.*media="not all and \(max-width: 767px\)"/);
  });

  it("offers the phone crop first, and only to phones", () => {
    const markup = renderToStaticMarkup(<Picture picture={auditorium} phonePicture={phoneCrop} sizes="100vw" />);
    const [source = "", image = ""] = markup.match(/<(?:source|img)[^>]*>/g) ?? [];
    expect(source).toContain("/pictures/portrait-480.c0ffee11.avif 480w");
    expect(source).toContain('media="(max-width: 767px)"');
    expect(image).not.toContain("portrait");
  });
});

describe("under a picture", () => {
  test.each([
    ["a photograph has no remark", { visualisation: false }, undefined],
    ["a rendered picture is called a visualisation", { visualisation: true }, "Visualisation"],
    [
      "a rendered picture of what was not supplied is also called a sample",
      { visualisation: true, sample: true },
      "Visualisation of a sample design",
    ],
    ["a photograph of a sample says so", { visualisation: false, sample: true }, "Sample design"],
  ])("%s", (_case, kind, remark) => {
    expect(pictureRemark(kind)).toBe(remark);
    expect(pictureCaption({ ...auditorium, ...kind })).toBe(remark ?? "");
    expect(pictureCaption({ ...auditorium, ...kind, caption: "Hall" })).toBe(remark ? `Hall. ${remark}` : "Hall");
  });
});
