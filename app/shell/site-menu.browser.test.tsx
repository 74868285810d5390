import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, manyCount } from "#app/testing/awkward-texts.ts";
import { picture } from "#app/testing/content.ts";
import { layoutFaults } from "#app/testing/layout-faults.ts";
import { renderPart, setScreen } from "#app/testing/render-part.tsx";
import { visibleTexts } from "#app/testing/visible-text.ts";
import type { ShellCategory, ShellContent } from "./shell-content.ts";
import { SiteMenu } from "./site-menu.tsx";

const category = (place: number, rest: Partial<ShellCategory> = {}): ShellCategory => ({
  name: `Panels ${place + 1}`,
  path: `/category${place}`,
  highlightsProducts: true,
  count: 10,
  countInWords: "10 products",
  picture,
  ...rest,
});

const shell = (categories: ShellCategory[], rest: Partial<ShellContent> = {}): ShellContent => ({
  companyName: "Acoustics",
  otherLanguage: { name: "हिन्दी", code: "hi", path: "/hi" },
  categories,
  menuEntries: [
    { name: "Products", path: "/product" },
    { name: "About", path: "/about" },
  ],
  footerEntries: [],
  tools: [
    { name: "Room calculator", path: "/room" },
    { name: "Seat planner", path: "/seats" },
  ],
  productCount: 45,
  offices: [],
  contact: [],
  place: "Pune",
  links: [{ label: "E-catalogue", icon: "download", href: "/catalogue.pdf", download: true }],
  copyright: "© Acoustics",
  sampleNotice: undefined,
  ...rest,
});

/** Opens the menu for the screen, as its button does. */
async function open(screen: "desktop" | "phone", content: ShellContent): Promise<HTMLElement> {
  await setScreen(screen);
  const part = await renderPart(
    <header className="site-header">
      <SiteMenu content={content} />
    </header>,
  );
  part.querySelector<HTMLElement>("[popover]")?.showPopover();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return part;
}

describe.each(["desktop", "phone"] as const)("the menu of categories (%s)", (screen) => {
  test.each([0, 1, manyCount])("leads to %i categories", async (count) => {
    const part = await open(screen, shell(listOf(count, (place) => category(place))));
    expect(page.getByRole("link", { name: "Panels" }).elements()).toHaveLength(count);
    expect(layoutFaults(part)).toEqual([]);
  });

  test("leads to the room calculator and the seat planner", async () => {
    await open(screen, shell([category(0)]));
    await expect.element(page.getByRole("link", { name: "Room calculator" })).toHaveAttribute("href", "/room");
    await expect.element(page.getByRole("link", { name: "Seat planner" })).toHaveAttribute("href", "/seats");
  });

  test("leads to the whole catalogue", async () => {
    await open(screen, shell([category(0)]));
    await expect.element(page.getByRole("link", { name: "All products" })).toHaveAttribute("href", "/product");
  });

  test.each(awkwardNames)("holds categories, pages and files named by %s", async (_kind, name) => {
    const categories = listOf(8, (place) => category(place, { name, count: manyCount }));
    const links = [{ label: name, icon: "download", href: "/catalogue.pdf", download: true }];
    const menuEntries = [...shell([]).menuEntries, { name, path: "/long" }];
    const part = await open(screen, shell(categories, { links, menuEntries }));
    expect(layoutFaults(part)).toEqual([]);
  });

  test("keeps the name of a category without a picture", async () => {
    const part = await open(screen, shell([category(0, { picture: undefined })]));
    expect(visibleTexts(part)).toContain("Panels 1");
    expect(part.querySelectorAll("img")).toHaveLength(0);
  });

  test("has no empty link where there is no e-catalogue", async () => {
    await open(screen, shell([category(0)], { links: [] }));
    for (const link of page.getByRole("link").elements()) expect(link.textContent?.trim()).not.toBe("");
    expect(page.getByRole("link", { name: "E-catalogue" }).elements()).toEqual([]);
  });
});
