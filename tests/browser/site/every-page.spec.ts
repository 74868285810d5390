import { prerenderedPaths } from "#content/paths.ts";
import { expectNoAxeMistakes } from "../axe.ts";
import { answerForOtherSites, expect, open, test } from "../fixtures.ts";
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

test.beforeEach(async ({ page, allowConsoleError }, { title }) => {
  if (title.startsWith("/no-such-page")) allowConsoleError(/404/);
  if (title.startsWith("/ ")) await answerForOtherSites(page);
});

// One visit for all of it: loading a page takes longer than each of the checks.
for (const path of [...pages, ...states]) {
  test(`${path} keeps no trace of the visitor, fits into 320 px, and has no mistake that axe finds`, async ({
    page,
    context,
    otherSites,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    const watched = watch(page);
    await open(page, path);

    await test.step("sets no cookie, sends nothing and asks no other site", async () => {
      await readThrough(page);
      await expectNothingKept(page, context, watched);
      // The home page has a frame of the map service, which has a test of its own.
      if (path !== "/") expect(otherSites).toEqual([]);
    });

    if (states.includes(path)) return;

    await test.step("has nothing that axe objects to, on a desk and on a phone, in light and in dark", async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expectNoAxeMistakes(page);
    });

    await test.step("does not scroll sideways at 320 px, nor at 640 px with its text at double size", async () => {
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sideways()).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 640, height: 900 });
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      expect(await sideways()).toBeLessThanOrEqual(0);
    });
  });
}
