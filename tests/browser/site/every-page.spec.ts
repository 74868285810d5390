import { isHindi } from "#content/page-registry.ts";
import { prerenderedPaths } from "#content/paths.ts";
import { expectNoAxeMistakes, mistakes, useAxe } from "../axe.ts";
import { answerForOtherSites, expect, open, test } from "../fixtures.ts";
import { partsBeyondScreen } from "./beyond-screen.ts";
import { watchFocus } from "./focus-after-hydration.ts";
import { expectNothingKept, readThrough, watch } from "./visitor-traces.ts";

const pages = [...prerenderedPaths().filter((path) => !path.includes(".")), "/no-such-page"];

const homePages = ["/", "/hi"];

/** Addresses that only change the state of a page in the list above. */
const states = [
  "/product?q=teak",
  "/product?category=wallPanels&nrc=0.8&view=table",
  "/projects?region=east&page=2",
  "/stageSystems?tab=curtains",
  "/contact?product=wallPanels/petPanel&ask=sample&finish=001",
];

/** All pages except those of products after the first of their category, which have the same parts and colours. */
const templates = new Set(
  pages.filter((path, index) => {
    const category = /^\/\w+\//.exec(path)?.[0];
    // There are several kinds of Hindi page.
    return !category || isHindi(path) || pages.findIndex((other) => other.startsWith(category)) === index;
  }),
);

/** A phone, a large phone in landscape, a tablet and a desktop screen, in CSS pixels. */
const largeTextWidths = [390, 640, 820, 1440];

test.beforeEach(async ({ page, allowConsoleError }, { title }) => {
  if (title.startsWith("/no-such-page")) allowConsoleError(/404/);
  if (homePages.some((path) => title.startsWith(`${path} `))) await answerForOtherSites(page);
});

// One visit for all checks: loading a page takes longer than each of them.
for (const path of [...pages, ...states]) {
  test(`${path} stores no trace of the visitor, fits any screen, and passes axe`, async ({
    page,
    context,
    otherSites,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    const watched = watch(page);
    await open(page, path);
    const focusTaken = await watchFocus(page);

    await test.step("sets no cookie, sends nothing and contacts no other site", async () => {
      await readThrough(page);
      await expectNothingKept(page, context, watched);
      // The home page has the map service's iframe, which has a separate test.
      if (!homePages.includes(path)) expect(otherSites).toEqual([]);
    });

    await test.step("keeps focus when a part hydrates", async () => {
      expect(await focusTaken()).toEqual([]);
    });

    if (!states.includes(path))
      await test.step("passes axe; one page of each template passes on a phone and in dark mode too", async () => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        if (templates.has(path)) return expectNoAxeMistakes(page);
        await useAxe(page);
        expect(await mistakes(page)).toEqual([]);
      });

    await test.step("fits a screen of 320 px, and any screen with text at twice the size", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => partsBeyondScreen(page)).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      for (const width of largeTextWidths) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => partsBeyondScreen(page), { message: `${width} px` }).toEqual([]);
      }
    });
  });
}
