import { catalogue } from "#content/catalogue.ts";
import { sitePages } from "#content/page-registry.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";

const path = sitePages.room.path;
const rooms = Object.entries(catalogue().acoustics.rooms);
const product = catalogue().products.find(({ nrc }) => nrc)!;

test("every example shows its times, and input survives a reload and is restored by Back", async ({ page }) => {
  await open(page, path);
  const after = page
    .getByRole("row", { name: /^Sabine/ })
    .first()
    .getByRole("cell")
    .nth(1);
  for (const [, { label }] of rooms) {
    await page.getByRole("link", { name: label }).click();
    await expect(page.getByRole("link", { name: label })).toHaveAttribute("aria-current", "true");
    await expect(after).toHaveText(/^\d\.\d\d(–\d\.\d\d)? s$/);
  }
  await page.goBack();
  await expect(page.getByRole("link", { name: rooms.at(-2)![1].label })).toHaveAttribute("aria-current", "true");
  await page.getByLabel("Length").fill("12.5");
  await expect(page).toHaveURL(/length=12\.5/);
  const time = await after.textContent();
  await page.reload();
  await expect(page.getByLabel("Length")).toHaveValue("12.5");
  await expect(after).toHaveText(time!);
  await page.getByRole("link", { name: rooms[0]![1].label }).click();
  await expect(page.getByLabel("Length")).not.toHaveValue("12.5");
  await page.goBack();
  await expect(page.getByLabel("Length")).toHaveValue("12.5");
});

test("a product's link puts it in the room, and the enquiry names both", async ({ page }) => {
  await open(page, product.path);
  await page.getByRole("link", { name: "Calculate how much a room needs" }).click();
  const treatment = page.getByRole("group", { name: "Treatment" });
  await expect(treatment.getByLabel("Product").first()).toHaveValue(product.id);
  await page.getByRole("link", { name: "Send as an enquiry" }).click();
  const message = page.getByRole("textbox", { name: "Message" });
  await expect(message).toHaveValue(new RegExp(`${product.name}, NRC `));
  await expect(message).toHaveValue(/Reverberation time by Sabine/);
});

/** The example with the most items, whose report is the longest. */
const fullest = rooms.toSorted(([, one], [, other]) => linesOf(other.plan) - linesOf(one.plan))[0]![0];

function linesOf({ parts = [], treatments = [] }: (typeof rooms)[number][1]["plan"]): number {
  return parts.length + 2 * treatments.length;
}

test("the printed report fits on one sheet with the drawing, the inputs, the result and the sources", async ({
  page,
}) => {
  await open(page, `${path}?room=${fullest}`);
  await page.emulateMedia({ media: "print" });
  for (const words of ["Reverberation of a room", "Figures", "How this is calculated"]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("group", { name: "The room in three dimensions" })).toBeVisible();
  await expect(page.getByRole("form", { name: "Room" })).toBeHidden();
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
});
