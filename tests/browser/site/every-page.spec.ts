import { prerenderedPaths } from "#content/paths.ts";
import { expectNoAxeMistakes } from "../axe.ts";
import { expect, open, test } from "../fixtures.ts";

const pages = [...prerenderedPaths().filter((path) => !path.includes(".")), "/no-such-page"];

for (const path of pages) {
  test.describe(path, () => {
    test.beforeEach(({ allowConsoleError }) => {
      if (path === "/no-such-page") allowConsoleError(/404/);
    });

    test("has nothing that axe objects to, on a desk and on a phone, in light and in dark", async ({ page }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, path);
      await expectNoAxeMistakes(page);
    });

    test("fits into 320 px without sideways scrolling, its text at double size too", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, path);
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await sideways()).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 640, height: 900 });
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      expect(await sideways()).toBeLessThanOrEqual(0);
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("has one title, one main part and a way to every part of the site", async ({ page }) => {
        await page.goto(path);
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("main")).toHaveCount(1);
        for (const name of ["Home", "About Us", "Our Work", "Wall Panels", "Metal Ceilings", "Contact Us"]) {
          await expect(page.getByRole("contentinfo").getByRole("link", { name, exact: true })).toBeVisible();
        }
      });
    });
  });
}
