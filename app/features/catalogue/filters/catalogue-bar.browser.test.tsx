import { createRef } from "react";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { layoutFaults } from "#app/testing/layout-faults.ts";
import { renderOnPage } from "#app/testing/render-part.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { initialState } from "../address.ts";
import { CatalogueBar } from "./catalogue-bar.tsx";

const orderLabels = [{ id: "nrc", label: "NRC, highest first", first: "highest" as const }];

const bar = (sort: string) => (
  <CatalogueBar
    typed={{ input: createRef<HTMLInputElement>(), searchSoon: () => {}, readText: () => "" }}
    state={{ ...initialState, sort }}
    orders={["listing", "name", "nrc"]}
    orderLabels={orderLabels}
    hrefOf={() => "/product"}
    onSort={() => {}}
    onView={() => {}}
    onInterest={() => {}}
    filters={
      <button type="button" className="catalogue-bar__filters">
        <Icon name="filter" />
        Filters
        <span className="facet__count">2</span>
      </button>
    }
  />
);

/** The width of the order select if nothing were beside it. */
function widthWithRoom(select: HTMLSelectElement): number {
  const alone = select.cloneNode(true) as HTMLSelectElement;
  alone.value = select.value;
  alone.style.cssText = "position: absolute; inline-size: auto; max-inline-size: none";
  select.parentElement!.append(alone);
  const { width } = alone.getBoundingClientRect();
  alone.remove();
  return width;
}

describe("the bar above the catalogue", () => {
  test.each(
    [320, 360, 390, 575, 820, 1440].flatMap((width) => ["listing", "nrc"].map((sort) => [width, sort] as const)),
  )("shows the whole name of an order at %i px: %s", async (width, sort) => {
    const part = await renderOnPage(bar(sort));
    await page.viewport(width, 900);
    const select = part.querySelector("select")!;
    expect(select.getBoundingClientRect().width).toBeGreaterThanOrEqual(widthWithRoom(select) - 1);
    expect(layoutFaults(part)).toEqual([]);
  });

  test("is one row of a search and one of choices on a phone", async () => {
    const part = await renderOnPage(bar("listing"));
    await page.viewport(390, 844);
    const tops = [...part.querySelector(".catalogue-bar__tools")!.children].map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    expect(new Set(tops).size).toBe(1);
  });
});
