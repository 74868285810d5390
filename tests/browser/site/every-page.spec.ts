import { prerenderedPaths } from "#content/paths.ts";
import { expectNoAxeMistakes } from "../axe.ts";
import { answerForOtherSites, expect, open, test } from "../fixtures.ts";
import { partsBeyondScreen } from "./beyond-screen.ts";
import { watchFocus } from "./kept-focus.ts";
import { expectNothingKept, readThrough, watch } from "./visitor-traces.ts";

const pages = [...prerenderedPaths().filter((path) => !path.includes(".")), "/no-such-page"];

/** What only changes a page that is already among those above. */
const states = [
  "/product?q=teak",
  "/product?category=wallPanels&nrc=0.8&view=table",
  "/projects?region=east&page=2",
  "/stageSystems?tab=curtains",
  "/contact?product=wallPanels/petPanel&ask=sample&finish=001",
];

/** A phone, a large phone on its side, a tablet and a desktop screen, in pixels of CSS. */
const largeTextWidths = [390, 640, 820, 1440];

test.beforeEach(async ({ page, allowConsoleError }, { title }) => {
  if (title.startsWith("/no-such-page")) allowConsoleError(/404/);
  if (title.startsWith("/ ")) await answerForOtherSites(page);
});

// One visit for all of it: loading a page takes longer than each of the checks.
for (const path of [...pages, ...states]) {
  test(`${path} keeps no trace of the visitor, fits onto any screen, and has no mistake that axe finds`, async ({
    page,
    context,
    otherSites,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    const watched = watch(page);
    await open(page, path);
    const focusTaken = await watchFocus(page);

    await test.step("sets no cookie, sends nothing and asks no other site", async () => {
      await readThrough(page);
      await expectNothingKept(page, context, watched);
      // The home page has a frame of the map service, which has a test of its own.
      if (path !== "/") expect(otherSites).toEqual([]);
    });

    await test.step("takes no focus away when a part comes alive", async () => {
      expect(await focusTaken()).toEqual([]);
    });

    if (!states.includes(path))
      await test.step("has nothing that axe objects to, on a desk and on a phone, in light and in dark", async () => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        await expectNoAxeMistakes(page);
      });

    await test.step("has all of it on a screen of 320 px, and with text of twice the size on any screen", async () => {
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
