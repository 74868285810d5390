import type { Page } from "@playwright/test";
import { catalogue } from "#content/catalogue.ts";
import { mistakes, useAxe } from "../axe.ts";
import { expect, open, test } from "../fixtures.ts";

const { glossary } = catalogue();
const definitionOf = (id: string) => glossary.find((term) => term.id === id)?.definition ?? "";

const fact = (page: Page, name: string) => page.getByRole("region", { name: "Key facts" }).getByRole("link", { name });
const hint = (page: Page) => page.getByRole("tooltip");

/** Opens a page and makes the first interaction, which enables hints. */
async function openPanel(page: Page, path = "/wallPanels/perforatedPanel") {
  await open(page, path);
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 310);
  await expect(page.locator("#term-hint")).toBeAttached();
}

test("every term has a definition, a source and an address", async ({ page }) => {
  await open(page, "/glossary");
  await expect(page.getByRole("term")).toHaveCount(glossary.length);
  for (const { id, term, definition, source } of glossary) {
    const entry = page.locator(`#${id}`);
    await expect(entry.getByRole("term")).toContainText(term);
    await expect(entry.getByRole("definition")).toHaveText([definition, source]);
  }
  await page.getByRole("navigation", { name: "Terms" }).getByRole("link", { name: "STC" }).click();
  await expect(page).toHaveURL("/glossary#stc");
  await expect(page.locator("#stc")).toBeInViewport();
});

test("the footer leads to the glossary", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Glossary" })).toBeVisible();
});

test("a hovered term is explained, the pointer can enter the explanation, and leaving it closes it", async ({
  page,
}) => {
  await openPanel(page);
  await fact(page, "Fire").hover();
  await expect(hint(page)).toContainText(definitionOf("fire-class"));
  await hint(page).hover();
  await page.waitForTimeout(600);
  await expect(hint(page)).toBeVisible();
  await page.mouse.move(2, 400);
  await expect(hint(page)).toBeHidden();
});

test("a term is explained even if it is the first element to be hovered", async ({ page }) => {
  await open(page, "/wallPanels/perforatedPanel");
  await fact(page, "Fire").hover();
  await expect(hint(page)).toContainText(definitionOf("fire-class"));
});

test("a focused term is described by its explanation, and Escape closes that", async ({ page }) => {
  await openPanel(page);
  await fact(page, "Fire").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(fact(page, "NRC")).toBeFocused();
  await expect(hint(page)).toContainText("Noise reduction coefficient");
  await expect(fact(page, "NRC")).toHaveAccessibleDescription(new RegExp("It shows how much sound a surface absorbs"));
  await page.keyboard.press("Escape");
  await expect(hint(page)).toBeHidden();
  await expect(fact(page, "NRC")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/glossary#nrc");
  await expect(page.locator("#nrc")).toBeInViewport();
});

test("words inside a figure are terms, and the figure reads as supplied", async ({ page }) => {
  await openPanel(page);
  await fact(page, "Class 1").hover();
  await expect(hint(page)).toContainText(definitionOf("class-1"));
  const specifications = page.getByRole("region", { name: "Specifications" });
  await expect(specifications.getByText("Square, tegular or tongue and groove")).toBeVisible();
  await specifications.getByRole("link", { name: "tegular" }).hover();
  await expect(hint(page)).toContainText(definitionOf("tegular-edge"));
});

test("a listing explains the figure of its chart", async ({ page }) => {
  await openPanel(page, "/wallPanels");
  const chart = page.getByRole("navigation", { name: "Products by noise reduction coefficient" });
  await chart.getByRole("link", { name: "NRC", exact: true }).hover();
  await expect(hint(page)).toContainText(definitionOf("nrc"));
});

test("axe finds no violation in an open explanation, in light and dark mode", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openPanel(page);
    await fact(page, "Fire").hover();
    await expect(hint(page)).toBeVisible();
    await useAxe(page);
    expect(await mistakes(page), colorScheme).toEqual([]);
  }
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the first touch explains, a touch elsewhere closes, and a second touch opens the glossary", async ({
    page,
  }) => {
    await openPanel(page);
    await fact(page, "NRC").tap();
    await expect(hint(page)).toContainText("Noise reduction coefficient");
    await expect(page).toHaveURL("/wallPanels/perforatedPanel");
    const box = await hint(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await page.locator(".detail-hero__picture").tap();
    await expect(hint(page)).toBeHidden();
    await fact(page, "NRC").tap();
    await fact(page, "NRC").tap();
    await expect(page).toHaveURL("/glossary#nrc");
  });

  test("a touched link opens its page, and no hint is loaded for it", async ({ page }) => {
    await open(page, "/wallPanels/perforatedPanel");
    const hints: string[] = [];
    page.on("request", (request) => request.url().includes("term-hints") && hints.push(request.url()));
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Wall Panels" }).tap();
    await expect(page).toHaveURL("/wallPanels");
    expect(hints).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a term is a link to its entry", async ({ page }) => {
    await page.goto("/wallPanels/perforatedPanel");
    await fact(page, "NRC").click();
    await expect(page).toHaveURL("/glossary#nrc");
    await expect(page.locator("#nrc")).toBeInViewport();
  });
});

test("an explanation closes when the screen is rotated or its window is resized", async ({ page }) => {
  await openPanel(page);
  await fact(page, "Fire").hover();
  await expect(hint(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(hint(page)).toBeHidden();
});
