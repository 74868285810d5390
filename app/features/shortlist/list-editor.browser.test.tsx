import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, longHindiName, longWord, manyCount } from "#app/testing/awkward-texts.ts";
import { drawing } from "#app/testing/content.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderOnPage } from "#app/testing/render-part.tsx";
import { visibleTexts } from "#app/testing/visible-text.ts";
import { changeShortlist, readShortlist } from "./list/shortlist-actions.ts";
import { listToFragment } from "./list/share-link.ts";
import { emptyShortlist } from "./list/shortlist-store.ts";
import type { ShortlistItem } from "./list/shortlist.ts";
import ListEditor from "./list-editor.tsx";
import type { ListedProduct, ShortlistPageContent } from "./build-shortlist-page.ts";

afterEach(() => changeShortlist(() => emptyShortlist));

function product(place: number, rest: Partial<ListedProduct> = {}): ListedProduct {
  return {
    id: `wallPanels/panel${place + 1}`,
    name: `Panel ${place + 1}`,
    drawing,
    choices: {
      finish: ["Oak", "Walnut"],
      pattern: ["16/4"],
      thickness: ["12 mm", "18 mm"],
      size: ["600 × 600 mm"],
      edge: ["Square", "tegular"],
      units: ["m2", "ft2", "pieces"],
    },
    figures: [{ label: "Thickness", value: "12 mm", unbroken: ["12 mm"], sample: true }],
    ...rest,
  };
}

/** The page of a list with each of these products on it, or with these items. */
function list(products: ListedProduct[], items?: ShortlistItem[], name = "Town hall", fragment = "") {
  changeShortlist(() => ({ name, items: items ?? products.map(({ id }) => ({ productId: id })) }));
  const supplied = (value: string) => ({ value, sample: false });
  const content: ShortlistPageContent = {
    products,
    aliases: {
      "wallPanels/old": { product: "wallPanels/panel1" },
      "ceilings/panel1": { product: "wallPanels/panel1", name: "Panel 1 (Ceilings)" },
      "wallPanels/gone": { withdrawn: "Cork Panel" },
    },
    head: { name: "Acoustics", office: "Pune", contact: "" },
    chat: { label: "Chat", service: supplied("https://chat.example/"), phone: supplied("+91 00000 00000") },
    empty: {
      heading: "Your shortlist is empty",
      steps: ["Choose a product.", "Add it."],
      note: "The list stays in this browser.",
      categories: [{ name: "Wall Panels", path: "/wallPanels", count: "4 products" }],
    },
  };
  history.replaceState(null, "", `${location.pathname}${location.search}${fragment}`);
  return renderOnPage(<ListEditor page={content} />);
}

/** The path to which the page is about to be left. It stays open. */
function leftFor(): Promise<string> {
  return new Promise((resolve) => {
    const stay = (event: NavigateEvent) => {
      event.preventDefault();
      resolve(new URL(event.destination.url).pathname);
    };
    navigation.addEventListener("navigate", stay, { once: true });
  });
}

describe("the shortlist", () => {
  test("keeps the label of a figure with its value, and begins no line with the dot between figures", async () => {
    const figure = (label: string) => ({ label, value: "12 mm", unbroken: ["12 mm"], sample: false });
    const part = await list([product(0, { figures: [figure("Thickness"), figure("Weight")] })]);
    expect(part.querySelector("article p")?.textContent).toBe("Thickness\u00A012 mm\u00A0· Weight\u00A012 mm");
  });

  test.each([1, manyCount])(
    "has a row for each of %i products, which can be opened, moved and removed",
    async (count) => {
      const part = await list(listOf(count, (place) => product(place, { drawing: undefined })));
      const rows = page.getByRole("list", { name: "Products on the list" });
      expect(rows.getByRole("article").elements()).toHaveLength(count);
      expect(rows.getByRole("link").elements()).toHaveLength(count);
      expect(rows.getByRole("button", { name: "Remove" }).elements()).toHaveLength(count);
      await expect
        .element(rows.getByRole("button", { name: "Move Panel 1 up" }))
        .toHaveAttribute("aria-disabled", "true");
      expect(await layoutFaultsOnScreens(part)).toEqual([]);
    },
  );

  test("without products says how to add one, and links to them", async () => {
    const part = await list([]);
    await expect.element(page.getByRole("heading", { name: "Your shortlist is empty" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "All products" })).toBeVisible();
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("holds names, figures and choices that are %s", async (_kind, text) => {
    const choices = {
      finish: [text],
      pattern: [text],
      thickness: [text],
      size: [text],
      edge: [text],
      units: ["m2" as const, "pieces" as const],
    };
    const figures = [{ label: text, value: text, sample: true }];
    const { id } = product(0);
    const item = {
      productId: id,
      finish: text,
      pattern: text,
      size: text,
      remark: text,
      amount: { value: 999_999.5, unit: "m2" as const },
    };
    const part = await list([product(0, { name: text, choices, figures })], [item], text);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
    await expect.element(page.getByRole("heading", { level: 2, name: text })).toBeVisible();
  });

  test("has no empty label or list for a product without choices, figures or picture", async () => {
    const choices = { units: ["pieces" as const] };
    const part = await list([product(0, { choices, figures: [], drawing: undefined })]);
    const row = part.querySelector("article");
    expect(row && visibleTexts(row)).toEqual(["Panel 1", "Quantity", "pieces", "Remark"]);
    expect(page.getByRole("article").getByRole("combobox").elements()).toEqual([]);
  });

  test("says that a product has left the catalogue, whatever its identifier", async () => {
    const part = await list([], [{ productId: `wallPanels/${longWord.slice(0, 40)}` }]);
    await expect.element(page.getByRole("article").getByText(/catalogue/)).toBeVisible();
    expect(page.getByRole("article").getByRole("link").elements()).toEqual([]);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("names a product by its current name, and a withdrawn one by its former name", async () => {
    const items = [
      { productId: "wallPanels/old" },
      { productId: "wallPanels/gone" },
      { productId: "wallPanels/never" },
    ];
    const part = await list([product(0)], items);
    const [moved, withdrawn, unknown] = [...part.querySelectorAll("article")].map((each) => each.textContent);
    expect(moved).toContain("Panel 1");
    expect(moved).not.toContain("No longer in the catalogue.");
    expect(withdrawn).toMatch(/Cork Panel.*No longer in the catalogue\./);
    expect(unknown).toContain("No longer in the catalogue.");
  });

  test("names a panel that was added among the ceilings as a ceiling, with the link to that page", async () => {
    const part = await list([product(0)], [{ productId: "ceilings/panel1" }, { productId: "wallPanels/panel1" }]);
    const rows = page.getByRole("article");
    await expect
      .element(rows.getByRole("link", { name: "Panel 1 (Ceilings)" }))
      .toHaveAttribute("href", "/ceilings/panel1");
    await expect.element(rows.getByRole("link", { name: "Panel 1", exact: true })).toBeVisible();
    expect(part.querySelector(".schedule")?.textContent).toContain("Panel 1 (Ceilings)");
    const compare = page.getByRole("link", { name: "Compare these" });
    await expect.element(compare).toHaveAttribute("href", "/compare?items=ceilings/panel1,wallPanels/panel1");
    const text = new URL(page.getByRole("link", { name: "WhatsApp" }).element().getAttribute("href")!).searchParams;
    expect(text.get("text")).toContain("1. Panel 1 (Ceilings)\nThickness\u00A012 mm (sample)\n2. Panel 1\n");
  });

  test("stores the place and the note of the project, and prints them", async () => {
    const part = await list([product(0)]);
    await page.getByRole("textbox", { name: "Place" }).fill("Jaipur ");
    await page.getByRole("textbox", { name: "Note" }).fill("Stage 2\nTender in March");
    expect(readShortlist()).toMatchObject({ name: "Town hall", place: "Jaipur", note: "Stage 2\nTender in March" });
    const paper = part.querySelector(".schedule")?.textContent;
    expect(paper).toContain("Town hall, JaipurStage 2\nTender in March");
  });

  test("asks for samples in a dialog that fits any screen", async () => {
    await list([product(0), product(1)]);
    await page.getByRole("button", { name: "Ask for samples" }).click();
    expect(await layoutFaultsOnScreens(page.getByRole("dialog").element())).toEqual([]);
  });

  test("keeps a choice that the catalogue no longer has", async () => {
    await list([product(0)], [{ productId: "wallPanels/panel1", finish: longHindiName }]);
    await expect.element(page.getByRole("combobox", { name: "Finish" })).toHaveDisplayValue(new RegExp(longHindiName));
  });

  test("stores the thickness, the edge and the remark of an item", async () => {
    await list([product(0)]);
    await page.getByRole("combobox", { name: "Thickness" }).selectOptions("18 mm");
    await page.getByRole("combobox", { name: "Edge" }).selectOptions("Tegular");
    await page.getByRole("textbox", { name: "Remark" }).fill("Left wall ");
    expect(readShortlist().items).toEqual([
      { productId: "wallPanels/panel1", thickness: "18 mm", edge: "tegular", remark: "Left wall" },
    ]);
  });

  test("keeps an amount as it was typed, and shows its error when the field loses focus", async () => {
    await list([product(0)]);
    const field = page.getByRole("textbox", { name: "Quantity or area" });
    const remark = page.getByRole("textbox", { name: "Remark" });
    await field.fill("1,00,000");
    await page.getByRole("combobox", { name: "Unit" }).selectOptions("sq ft");
    await remark.click();
    await expect.element(field).toHaveValue("1,00,000");
    expect(readShortlist().items[0]?.amount).toEqual({ value: 100_000, unit: "ft2" });
    await field.fill("1,2345");
    await expect.element(field).not.toHaveAttribute("aria-invalid");
    await remark.click();
    await expect.element(field).toHaveValue("1,2345");
    await expect.element(field).toHaveAccessibleDescription("Check the commas, for example 1,240.5 or 1,00,000");
    expect(readShortlist().items[0]?.amount).toEqual({ value: 100_000, unit: "ft2" });
  });
});

describe("a shared list", () => {
  const item = { productId: "wallPanels/panel1", finish: "Oak", thickness: "18 mm", remark: "Left wall" };
  const sent = { key: "0", at: "2026-11-23T09:30:00.000Z", reference: "K7M2-QX4P" };

  async function shared(products: ListedProduct[], items: ShortlistItem[], own: ShortlistItem[] = []) {
    const fragment = await listToFragment({ name: "Court", items, sent });
    const part = await list(products, own, "Mine", `#list=${fragment}`);
    await expect.element(page.getByRole("heading", { name: "A list was shared with you: Court" })).toBeVisible();
    return part;
  }

  test("is shown at once: products with their pages and figures, choices and remarks, and when it was sent", async () => {
    const amount = { value: 1240.5, unit: "ft2" as const };
    const part = await shared([product(0)], [{ ...item, amount }]);
    const row = page.getByRole("article", { name: "Panel 1" });
    await expect.element(row.getByRole("link", { name: "Panel 1" })).toHaveAttribute("href", "/wallPanels/panel1");
    const read = visibleTexts(part).join(" ");
    for (const words of ["Thickness 12 mm (sample)", "Oak", "18 mm", "1,240.5 sq ft", "Left wall", "K7M2-QX4P"]) {
      expect(read).toContain(words);
    }
    const paper = part.querySelector(".schedule")?.textContent ?? "";
    for (const words of ["Court", "Thickness: 18 mm", "Remark: Left wall", "K7M2-QX4P"]) expect(paper).toContain(words);
    expect(page.getByText("Your shortlist is empty").elements()).toEqual([]);
    expect(readShortlist().items).toEqual([]);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("is sent unchanged, without being taken over", async () => {
    await shared([product(0)], [item], [{ productId: "wallPanels/panel1", finish: "Walnut" }]);
    const left = leftFor();
    await page.getByRole("link", { name: "Send as an enquiry" }).first().click();
    expect(await left).toBe("/contact");
    expect(JSON.parse(sessionStorage.getItem("enquiry-draft") ?? "{}").message).toContain(
      "Court:\n1. Panel 1, Oak, 18 mm (Left wall)\n\nThe list: http",
    );
    expect(readShortlist().items).toEqual([{ productId: "wallPanels/panel1", finish: "Walnut" }]);
    sessionStorage.clear();
  });

  test.each(awkwardNames)("holds names and choices that are %s", async (_kind, text) => {
    const part = await shared(
      [product(0, { name: text, figures: [{ label: text, value: text, sample: true }] })],
      [{ ...item, finish: text, remark: text }, { productId: "wallPanels/gone" }],
    );
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });
});
