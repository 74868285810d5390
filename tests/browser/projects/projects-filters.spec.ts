import type { Page } from "@playwright/test";
import { catalogue } from "#content/catalogue.ts";
import { mistakes, useAxe } from "../axe.ts";
import { expect, open, test } from "../fixtures.ts";

const { regions } = catalogue();
const all = regions.flatMap(({ rows }) => rows);
const inRegion = (id: string) => regions.find((region) => region.id === id)?.rows ?? [];
const courts = all.filter(({ room }) => room === "court");

const search = (page: Page) => page.getByRole("searchbox", { name: "Search projects" });
const choice = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const result = (page: Page) => page.getByRole("status").filter({ hasText: "projects" });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const rows = (page: Page) =>
  page
    .getByRole("tabpanel")
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
const map = (page: Page) => page.getByRole("list", { name: "Regions on the map of India" });

test("typing filters the projects by all words, in every region's count and in the announced result", async ({
  page,
}) => {
  await open(page, "/projects");
  await expect(result(page)).toHaveText(`${all.length} projects`);
  await search(page).pressSequentially("public COURT");
  const found = all.filter(({ project, client }) => /court/i.test(project) && /public/i.test(client));
  await expect(result(page)).toHaveText(`${found.length} of ${all.length} projects`);
  for (const { label, rows: regionRows } of regions) {
    const count = regionRows.filter((row) => found.includes(row)).length;
    await expect(tab(page, label)).toHaveText(`${label}${count}`);
  }
  await expect(page).toHaveURL("/projects?region=north&q=public+COURT");
  await expect(search(page)).toBeFocused();
});

test("a typed search adds one history entry, and Back empties the field", async ({ page }) => {
  await open(page, "/projects");
  await search(page).pressSequentially("court", { delay: 300 });
  await expect(page).toHaveURL("/projects?region=north&q=court");
  await page.goBack();
  await expect(page).toHaveURL("/projects");
  await expect(search(page)).toHaveValue("");
  await expect(result(page)).toHaveText(`${all.length} projects`);
  await page.goForward();
  await expect(search(page)).toHaveValue("court");
});

test("filters narrow the rows together, and Back undoes the last", async ({ page }) => {
  await open(page, "/projects");
  await choice(page, "Room type").selectOption("Courtroom");
  await expect(result(page)).toHaveText(`${courts.length} of ${all.length} projects`);
  const state = inRegion("north").find(({ room }) => room === "court")?.state ?? "";
  await choice(page, "State").selectOption(state);
  const both = courts.filter((row) => row.state === state);
  await expect(result(page)).toHaveText(`${both.length} of ${all.length} projects`);
  await expect(page).toHaveURL(`/projects?${new URLSearchParams({ region: "north", state, room: "court" })}`);
  await page.goBack();
  await expect(choice(page, "State")).toHaveValue("");
  await expect(choice(page, "Room type")).toHaveValue("court");
  await page.goBack();
  await expect(choice(page, "Room type")).toHaveValue("");
});

test("selecting a state of another region shows that region", async ({ page }) => {
  await open(page, "/projects");
  await choice(page, "State").selectOption("Kerala");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("South India1");
  await expect(rows(page)).toHaveCount(1);
});

test("a filter starts at the first page, and paginates its own rows", async ({ page }) => {
  await open(page, "/projects?region=north&page=3");
  await choice(page, "Client").selectOption("Public works department");
  const works = inRegion("north").filter(({ clientType }) => clientType === "public-works");
  await expect(rows(page)).toHaveCount(Math.min(20, works.length));
  await expect(rows(page).first().getByRole("cell").first()).toHaveText(works[0]?.project ?? "");
  await page.getByRole("navigation", { name: "Pages of North India" }).getByRole("link", { name: "Last" }).click();
  await expect(page).toHaveURL("/projects?region=north&client=public-works&page=2");
});

test("a region without a match says so, and links to regions with matches and to all projects", async ({ page }) => {
  await open(page, "/projects?region=south&room=court");
  const panel = page.getByRole("tabpanel");
  await expect(panel).toContainText("No projects in South India match.");
  await expect(panel.getByRole("table")).toHaveCount(0);
  await panel.getByRole("link", { name: /in East India$/ }).click();
  await expect(page).toHaveURL("/projects?region=east&room=court");
  await search(page).fill("no such place");
  await expect(panel).toContainText("No projects match.");
  await panel.getByRole("link", { name: "Show all projects" }).click();
  await expect(page).toHaveURL("/projects");
  await expect(search(page)).toHaveValue("");
  await expect(result(page)).toHaveText(`${all.length} projects`);
});

test("clearing the filters resets the form", async ({ page }) => {
  await open(page, "/projects?region=east&q=hall&state=Bihar");
  await expect(choice(page, "State")).toHaveValue("Bihar");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(choice(page, "State")).toHaveValue("");
  await expect(search(page)).toHaveValue("");
  await expect(page).toHaveURL("/projects");
});

test("the map is a list of links with each region's count, and marks the current one", async ({ page }) => {
  await open(page, "/projects");
  const links = map(page).getByRole("listitem").getByRole("link");
  await expect(links).toHaveCount(5);
  for (const { label, rows: regionRows } of regions) {
    await expect(map(page).getByRole("link", { name: `${label}, ${regionRows.length} projects` })).toBeVisible();
  }
  await expect(map(page).locator("[aria-current]")).toHaveAccessibleName(/^North India/);
  await map(page)
    .getByRole("link", { name: /^West India/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { selected: true })).toHaveText(/^West India/);
  await expect(map(page).locator("[aria-current]")).toHaveAccessibleName(/^West India/);
  await expect(page).toHaveURL("/projects?region=west");
});

test("the server renders only the rows that match a filter", async ({ request }) => {
  const html = await (await request.get("/projects?state=Kerala")).text();
  expect(html).toContain("1 of 98 projects");
  expect(html.match(/<td role="cell" data-number/g)).toHaveLength(1);
  expect(html).toMatch(/<option value="Kerala" selected/);
});

for (const state of ["?q=court", "?region=west&room=library", "?q=nothing+of+the+kind"]) {
  test(`axe finds no violation with ${state}, in light and dark mode`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, `/projects${state}`);
    await useAxe(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await mistakes(page), colorScheme).toEqual([]);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is submitted, and the page shows the matching projects", async ({ page }) => {
    await page.goto("/projects");
    await search(page).fill("hall");
    await choice(page, "State").selectOption("Odisha");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/projects\?q=hall&state=Odisha&client=&room=$/);
    const found = all.filter(({ project, state }) => /hall/i.test(project) && state === "Odisha");
    await expect(page.getByText(`${found.length} of ${all.length} projects`)).toBeVisible();
    await expect(page.getByRole("table").getByRole("cell")).toHaveCount(3 * found.length);
    await expect(search(page)).toHaveValue("hall");
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect(page).toHaveURL("/projects");
  });
});

test("values entered before the script loaded count", async ({ page }) => {
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto("/projects");
  await choice(page, "Room type").selectOption("Courtroom");
  await expect(page.locator("html")).toHaveAttribute("data-ready", "");
  await expect(result(page)).toHaveText(`${courts.length} of ${all.length} projects`);
  await expect(choice(page, "Room type")).toHaveValue("court");
});
