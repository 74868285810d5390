import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

/** Pages with each kind of picture. */
const paths = [
  "/",
  "/wallPanels",
  "/wallPanels/slitPanel",
  "/seatingSystems/abt01",
  "/stageSystems/proscenium",
  "/product",
  "/projects",
];

/** Largest enlargement of a file, in device pixels for each of its pixels. */
const mostEnlarged = 1.1;
/** Widths of files are steps of about one and a half. */
const mostReduced = 1.6;

for (const [width, height, deviceScaleFactor] of [
  [390, 844, 3],
  [820, 1180, 2],
  [1440, 900, 1],
  [1440, 900, 2],
] as const)
  test.describe(`at ${width} px with ${deviceScaleFactor} device pixels for each`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    test("every picture is a file that suits its box, or the widest there is", async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        const chosen = await chosenFiles(page, deviceScaleFactor);
        const wrong = chosen.filter(({ scale, isWidest, isNarrowest }) => {
          const devicePixels = scale * deviceScaleFactor;
          return (devicePixels > mostEnlarged && !isWidest) || (devicePixels < 1 / mostReduced && !isNarrowest);
        });
        expect(wrong, path).toEqual([]);
        expect(chosen.length).toBeGreaterThan(0);
      }
    });
  });

/**
 * The pictures of a page, each with the file that its `sizes` ask for, and the factor by which the box enlarges it. A
 * browser may show a wider file that it still has from another page.
 */
async function chosenFiles(page: Page, deviceScaleFactor: number) {
  return page.evaluate(async (density) => {
    for (const image of document.images) image.loading = "eager";
    const shown = [...document.images].filter((image) => image.srcset && image.getBoundingClientRect().width > 1);
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    return shown.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const source = [...(image.parentElement?.querySelectorAll("source") ?? [])].find(
        ({ media }) => matchMedia(media).matches,
      );
      const { srcset } = source ?? image;
      const ratio = Number((source ?? image).getAttribute("width")) / Number((source ?? image).getAttribute("height"));
      const widths = srcset.split(", ").map((each) => Number.parseInt(each.split(" ")[1] ?? "", 10));
      // With widths in `srcset`, this is what `sizes` says.
      const wanted = Math.floor(image.naturalWidth * density);
      const index = widths.findIndex((each) => each >= wanted);
      const fileWidth = widths.at(index) ?? 0;
      return {
        file: `${image.currentSrc.slice(image.currentSrc.lastIndexOf("/") + 1)} as ${fileWidth}`,
        box: `${Math.round(width)} × ${Math.round(height)}`,
        scale: Math.max(width / fileWidth, height / (fileWidth / ratio)),
        isWidest: fileWidth === widths.at(-1),
        isNarrowest: index === 0,
      };
    });
  }, deviceScaleFactor);
}
