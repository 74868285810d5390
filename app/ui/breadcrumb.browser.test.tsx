import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, manyCount } from "#app/testing/awkward-texts.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderOnPage } from "#app/testing/render-part.tsx";
import { Breadcrumb, trailFromHome } from "./breadcrumb.tsx";

const render = (names: string[]) =>
  renderOnPage(<Breadcrumb trail={trailFromHome(...names.map((name, place) => ({ name, path: `/${place}` })))} />);

test.each([0, 1, manyCount])(
  "a page %i steps below the home page is named last, and every step before it is a link",
  async (steps) => {
    const part = await render(listOf(steps, (place) => `Step ${place + 1}`));
    const navigation = page.getByRole("navigation", { name: "Breadcrumb" });
    expect(navigation.getByRole("listitem").elements()).toHaveLength(steps + 1);
    expect(navigation.getByRole("link").elements()).toHaveLength(steps);
    expect(part.querySelector("[aria-current=page]")?.textContent).toBe(steps === 0 ? "Home" : `Step ${steps}`);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  },
);

test("the page itself is on the baseline of the links before it", async () => {
  const part = await render(["Panels", "Perforated Panel"]);
  const bottoms = [...part.querySelectorAll("a, span")].map((name) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    return text.getBoundingClientRect().bottom;
  });
  expect(new Set(bottoms).size).toBe(1);
});

test.each(awkwardNames)("the trail holds %s, as a link and as the page itself", async (_kind, name) => {
  const part = await render([name, "Panels", name]);
  expect(await layoutFaultsOnScreens(part)).toEqual([]);
});
