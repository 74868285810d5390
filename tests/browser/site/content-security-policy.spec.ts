import { answerForOtherSites, expect, expectReady, open, test } from "../fixtures.ts";

test("a script that is injected into a page later does not run", async ({ page, allowConsoleError }) => {
  allowConsoleError(/Content Security Policy/);
  await open(page, "/about");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.smuggled = true";
    document.body.append(script);
    const button = document.createElement("button");
    button.setAttribute("onclick", "window.smuggled = true");
    document.body.append(button);
    button.click();
    return "smuggled" in window;
  });
  expect(ran).toBe(false);
});

test("a style sheet that is injected into a page later is not applied", async ({ page, allowConsoleError }) => {
  allowConsoleError(/Content Security Policy/);
  await open(page, "/about");
  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "main { display: none }";
    document.head.append(style);
  });
  await expect(page.locator("main")).toBeVisible();
});

test("the map's iframe may load, even after navigation from a page without it", async ({ page, otherSites }) => {
  await answerForOtherSites(page);
  await open(page, "/about");
  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(page).toHaveURL("/");
  await page.locator(".map-frame").scrollIntoViewIfNeeded();
  await expect(page.locator(".map-frame iframe")).toHaveAttribute("data-arrived", "true");
  expect(otherSites.some((address) => address.includes("/embed"))).toBe(true);
});

for (const path of ["/", "/projects?region=east", "/contact?product=wallPanels/petPanel", "/no-such-page"]) {
  test(`${path} becomes interactive under its policy`, async ({ page, allowConsoleError }) => {
    if (path === "/no-such-page") allowConsoleError(/404/);
    const response = await page.goto(path);
    const policy = response?.headers()["content-security-policy"];
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
    await expectReady(page);
  });
}

test("a rendered page from the browser's cache becomes interactive with the policy of its copy", async ({
  browser,
  baseURL,
}) => {
  // Without the routes of the usual page, which would disable the browser's cache.
  const page = await browser.newPage();
  const address = `${baseURL}/projects?region=east`;
  await open(page, address);
  await page.goto("about:blank");
  const response = await page.goto(address);
  expect((await response?.request().allHeaders())?.["if-none-match"]).toBeDefined();
  await expectReady(page);
  await page.close();
});
