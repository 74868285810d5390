import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { Patterns } from "./finishes/patterns.tsx";
import { tileRemark } from "#content/printed/phrases.ts";
import { DetailHero } from "./hero/detail-hero.tsx";
import { FactStrip } from "./hero/fact-strip.tsx";
import type { Pattern } from "#content/schema/resolved.ts";
import type { DetailPage, PrintedFigure } from "./build-product-page.ts";
import { Specifications, NamedPages } from "./sections.tsx";
import { Statements } from "./statements.tsx";

const words = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The texts with an asterisk. */
const marked = (markup: string) =>
  [...markup.matchAll(/class="[^"]*sample-mark[^"]*"[^>]*>([^<]*)/g)].map(([, text]) => text);

const supplied: PrintedFigure = { key: "back", label: "Back", lines: ["Fix"], sample: false };
const assumed: PrintedFigure = { key: "seat", label: "Seat", lines: ["Sliding"], sample: true };

describe("a figure that is a sample is marked, and a supplied one is not", () => {
  test("in the specifications, before its note", () => {
    const shown = renderToStaticMarkup(
      <Specifications cards={[{ title: "Type", figures: [supplied, { ...assumed, note: "To be measured." }] }]} />,
    );
    expect(marked(shown)).toEqual(["Sliding"]);
    expect(words(shown)).toBe("Type Back Fix Seat Sliding To be measured. * Sample value.");
  });

  test("in the fact strip", () => {
    const facts = [supplied, assumed].map((figure) => ({ ...figure, lines: figure.lines.map((value) => ({ value })) }));
    const page = { nrc: undefined, facts } as unknown as DetailPage;
    const shown = renderToStaticMarkup(<FactStrip page={page} />);
    expect(marked(shown)).toEqual(["Sliding"]);
    expect(words(shown)).toBe("Back Fix Seat Sliding * Sample value.");
  });

  test("as a noise reduction coefficient", () => {
    const nrc = { minimum: 0.5, maximum: 0.7, printed: "0.5–0.7", sample: true };
    const stripOf = (shown: typeof nrc) =>
      words(renderToStaticMarkup(<FactStrip page={{ nrc: shown, facts: [] } as unknown as DetailPage} />));
    expect(stripOf(nrc)).toContain("Sample value");
    expect(stripOf({ ...nrc, sample: false })).not.toContain("Sample");
  });
});

test("a pattern that is a sample is marked in words and in the name of its drawing", () => {
  const pattern = (name: string, sample: boolean): Pattern => ({
    name,
    sample,
    drawing: { kind: "slit", toScale: false, variant: 1, ...(sample && { sample }) },
  });
  const shown = renderToStaticMarkup(
    <Patterns patterns={{ title: "Patterns", items: [pattern("Supplied", false), pattern("Assumed", true)] }} />,
  );
  const [first = "", second = ""] = shown.split("</li>");
  expect(first).not.toContain("ample");
  expect(marked(shown)).toEqual(["Assumed"]);
  expect(words(shown)).toMatch(/\* Sample design\.$/);
  expect(second).toMatch(/aria-label="Assumed: [^"]* Sample design\."/);
});

test("sentences that are samples are marked, one by one or as a whole", () => {
  const sentence = (text: string, sample: boolean) => ({ text, sample });
  const mixed = renderToStaticMarkup(
    <Statements statements={[sentence("Supplied.", false), sentence("Assumed.", true)]} />,
  );
  expect(words(mixed)).toBe("Supplied. Assumed. Sample value");
  const all = renderToStaticMarkup(<Statements statements={[sentence("Assumed.", true)]} />);
  expect(words(all)).toBe("Assumed. Sample text: general guidance that has not been confirmed.");
});

test("the size of the material in finish pictures is marked while it is a sample", () => {
  const size = { widthMm: 96, heightMm: 96 };
  expect(tileRemark({ ...size, sample: true })).toBe("Each picture shows 96 × 96\u00A0mm (sample value).");
  expect(tileRemark({ ...size, sample: false })).toBe("Each picture shows 96 × 96\u00A0mm.");
});

test("the banner of a product without a picture says that its drawing is a sample", () => {
  const bannerOf = (sample: boolean) => {
    const drawing = { kind: "slit", toScale: false, variant: 1, ...(sample && { sample }) } as const;
    const page = {
      name: "One",
      trail: [],
      banner: { heightPx: 600, topMarginPx: 0 },
      drawing,
    } as unknown as DetailPage;
    return words(
      renderToStaticMarkup(
        <MemoryRouter>
          <DetailHero page={page} />
        </MemoryRouter>,
      ),
    );
  };
  expect(bannerOf(true)).toContain("Sample design");
  expect(bannerOf(false)).not.toContain("Sample");
});

test("a project that is a sample is marked after its name on the product page", () => {
  const project = (name: string, sample: boolean) => ({ name, path: `/projects/${name}`, note: "Pune · 2021", sample });
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <NamedPages pages={[project("Hall", false), project("Court", true)]} sampleNote="* Sample project." />
    </MemoryRouter>,
  );
  expect(words(shown)).toBe("Hall Pune · 2021 Court Pune · 2021 * Sample project.");
  expect(shown).toMatch(/class="sample-mark"><a[^>]*>Court/);
  expect(shown).toContain('href="/projects/Hall"');
});
