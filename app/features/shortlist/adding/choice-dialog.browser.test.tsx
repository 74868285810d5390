import { createRef } from "react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { listOf } from "#app/testing/awkward-texts.ts";
import { layoutFaults } from "#app/testing/layout-faults.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { changeShortlist } from "../list/shortlist-actions.ts";
import { emptyShortlist } from "../list/shortlist-store.ts";
import ChoiceDialog from "./choice-dialog.tsx";

afterEach(() => changeShortlist(() => emptyShortlist));

const productId = "wallPanels/corkPanel";
const swatches = listOf(12, (place) => ({ name: `Beech ${place + 1}`, colour: "#a0703c" }));
const choices = {
  finish: swatches.map(({ name }) => name),
  pattern: ["D3/16", "D3/22", "D10/10", "D6/15"],
  thickness: ["12 mm", "15 mm", "16 mm", "18 mm"],
  size: ["600 × 600 mm", "600 × 1200 mm", "1200 × 1200 mm", "1200 × 2400 mm"],
  edge: ["Square", "Tegular", "Tongue and groove"],
  units: ["m2", "ft2", "pieces"] as const,
};

const dialog = () =>
  renderPart(
    <ChoiceDialog
      product={{ productId, name: "Cork Panel", choices: { ...choices, units: [...choices.units] }, swatches }}
      opener={createRef<HTMLElement>()}
      onClose={() => {}}
    />,
  );

test.each([
  ["a new item", []],
  ["an item on the list", [{ productId }]],
])("a laptop shows all options for %s at once", async (_kind, items) => {
  changeShortlist(() => ({ name: "", items }));
  const part = await dialog();
  await page.viewport(1440, 900);
  const body = part.querySelector(".choice-dialog__body")!;
  expect(body.scrollHeight).toBeLessThanOrEqual(body.clientHeight);
  await expect.element(page.getByRole("textbox", { name: "Remark" })).toBeInViewport({ ratio: 1 });
  expect(layoutFaults(part)).toEqual([]);
});
