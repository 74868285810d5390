import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderOnPage, setScreen } from "#app/testing/render-part.tsx";
import ShortlistCall from "./shortlist-call.island.tsx";

test.each(["phone", "desktop"] as const)(
  "the link from a chosen product to the comparison stays in the text column of a %s",
  async (screen) => {
    const product = { productId: "wallPanels/corkPanel", name: "Cork Panel", choices: { units: [] }, swatches: [] };
    const part = await renderOnPage(<ShortlistCall product={product} />);
    await setScreen(screen);
    const box = page.getByRole("checkbox", { name: "Compare Cork Panel" });
    await box.click();
    await userEvent.tab();
    const link = page.getByRole("link", { name: "View comparison" });
    await expect.element(link).toHaveFocus();
    const { left, right } = link.element().getBoundingClientRect();
    const column = part.querySelector(".shortlist-call")!.getBoundingClientRect();
    await box.click();
    expect(left).toBeGreaterThanOrEqual(column.left);
    expect(right).toBeLessThanOrEqual(column.right);
  },
);
