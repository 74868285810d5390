import { afterEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { awkwardNames } from "#app/testing/awkward-texts.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { AcousticData } from "./engine/acoustic-data.ts";
import { RoomCalculator } from "./room-calculator.island.tsx";
import type { RoomPageContent } from "./build-room-page.ts";
import { sampleData, samplePlan } from "./testing/sample-room.ts";

const opened = location.href;
afterEach(async () => {
  // Unmounting ends its timers, so the address stays unchanged.
  await renderPart(null);
  history.replaceState(history.state, "", opened);
  sessionStorage.clear();
});

function content(plan: RoomPlan = samplePlan, data: AcousticData = sampleData): RoomPageContent {
  return {
    data,
    rooms: [
      { id: "hall", label: "Hall", plan },
      {
        id: "small",
        label: "Small room",
        plan: { ...plan, box: { lengthM: 4, widthM: 3, heightM: 2.5 }, parts: [], seating: undefined, treatments: [] },
      },
    ],
    words: {
      examples: { heading: "Start", note: "Examples." },
      method: { heading: "Method", paragraphs: ["T = 0.161 V / A"] },
    },
    company: { name: "Acoustics", contact: "+91 00000 00000" },
  };
}

const render = (plan?: RoomPlan, data?: AcousticData, search = "") =>
  renderPart(<RoomCalculator page={content(plan, data)} serverSearch={search} />, `/room${search}`);

const area = () => page.getByRole("group", { name: "Treatment" }).getByRole("textbox", { name: "Area" });
const result = () => page.getByRole("region", { name: "Reverberation time" });
const after = () =>
  page
    .getByRole("row", { name: /^Sabine, with people/ })
    .getByRole("cell")
    .nth(1);

describe("the calculator", () => {
  test("shows the first example with its times, its target and its limits", async () => {
    const part = await render();
    await expect.element(result()).toHaveTextContent("The target is met.");
    await expect.element(after()).toHaveTextContent("0.56 s");
    await expect.element(page.getByText(/mounting, especially its depth/)).toBeVisible();
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("updates while a number is typed, and keeps the room in the address", async () => {
    await render();
    await area().fill("10.5");
    await expect.element(after()).toHaveTextContent("0.90 s");
    await expect.poll(() => location.search).toContain("area1=10.5");
    const told = page.getByRole("status").filter({ hasText: "0.90 s after. The reverberation time is too long" });
    await expect.element(told, { timeout: 10_000 }).toBeInTheDocument();
  });

  test("updates with the slider by keyboard, and fills a face with a button", async () => {
    await render();
    const slider = page.getByRole("slider", { name: "Area on ceiling" });
    slider.element().focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(area()).toHaveValue("39.9");
    await expect.element(slider).toHaveAttribute("aria-valuetext", "39.9 of 80 m²");
    await page.getByRole("button", { name: "Fill ceiling: 80 m²" }).click();
    await expect.element(area()).toHaveValue("80");
  });

  test("shows an error beside a field that does not fit, and no result", async () => {
    const part = await render();
    await area().fill("90");
    await expect
      .element(area())
      .toHaveAccessibleDescription("90 m² does not fit on the ceiling, which has 80 m² left.");
    await expect.element(area()).toHaveAttribute("aria-invalid", "true");
    await expect.element(result()).toHaveTextContent("90 m² does not fit on the ceiling");
    expect(page.getByRole("region", { name: "Figures" }).elements()).toEqual([]);
    // The sticky result covers what is scrolled below it.
    scrollTo({ top: 0, behavior: "instant" });
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
    await area().fill("");
    await expect.element(area()).toHaveAccessibleDescription("The area in m² must be a number.");
    await area().fill("20");
    await expect.element(page.getByRole("region", { name: "Figures" })).toBeVisible();
  });

  test("adds and removes products and parts", async () => {
    await render();
    await page.getByRole("button", { name: "Add a product" }).click();
    await expect.element(area().nth(1)).toHaveValue("10");
    await page
      .getByRole("button", { name: /^Remove Exact Panel/ })
      .first()
      .click();
    await expect.element(area()).toHaveValue("10");
    await page.getByRole("button", { name: "Add a part" }).click();
    await page.getByRole("button", { name: "Remove Opening from front wall" }).click();
    await expect.element(page.getByRole("button", { name: /^Remove Hard from/ })).toBeVisible();
  });

  test("calculates the area that meets the target, and puts it in the room", async () => {
    await render({ ...samplePlan, treatments: [] });
    const solve = page.getByRole("group", { name: "How much is needed?" });
    await expect.element(solve).toHaveTextContent(/Exact Panel reaches the target with [\d.]+ m² on the ceiling\./);
    await solve.getByRole("button", { name: "Put it in the room" }).click();
    await expect.element(result()).toHaveTextContent("The target is met.");
    await expect.element(solve).toHaveTextContent("Nothing more is needed to reach the target.");
  });

  test("says if a target is out of reach, and which rooms it is for", async () => {
    const impossible = {
      ...sampleData.targets,
      speech: { label: "Silence", source: "book", kind: "about", seconds: 0.05 } as const,
    };
    const part = await render(undefined, { ...sampleData, targets: impossible });
    await expect.element(page.getByText(/cannot reach the target: even on all/)).toBeVisible();
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
    await page.getByRole("link", { name: "Small room" }).click();
    await page.getByRole("combobox", { name: "Target" }).selectOptions("Lecture, lectures");
    await expect
      .element(result())
      .toHaveTextContent(
        "There is no target to judge by. Lecture, lectures: Lecture is for rooms of 50 m³ or more.".replace(
          ". Lecture",
          ".Lecture",
        ),
      );
  });

  test("switches to another shape with the same volume and areas, and back", async () => {
    await render();
    await page.getByRole("radio", { name: "Another shape" }).click();
    await expect.element(page.getByRole("textbox", { name: "Volume" })).toHaveValue("240");
    await expect.element(page.getByRole("textbox", { name: "Walls" })).toHaveValue("108");
    await expect.element(after()).toHaveTextContent("0.56 s");
    await page.getByRole("radio", { name: "Box" }).click();
    await expect.element(page.getByRole("textbox", { name: "Height" })).toHaveValue("3");
  });

  test("shows octave bands without the products that have only an NRC, and with the measured ones", async () => {
    await render();
    const bands = page.getByRole("table", { name: /octave band/ });
    expect(bands.getByRole("columnheader").elements()).toHaveLength(2);
    await expect.element(page.getByText(/^Without the products/)).toBeVisible();
    const product = page.getByRole("group", { name: "Treatment" }).getByRole("combobox", { name: "Product" });
    await product.selectOptions("panels/measured");
    await expect.element(bands.getByRole("columnheader", { name: "After" })).toBeVisible();
    expect(page.getByText(/^Without the products/).elements()).toEqual([]);
  });

  test.each(awkwardNames)("holds products, surfaces and targets that are %s", async (_kind, text) => {
    const [target, surface, product] = [
      sampleData.targets["speech"]!,
      sampleData.surfaces["hard"]!,
      sampleData.products["panels/exact"]!,
    ];
    const data: AcousticData = {
      ...sampleData,
      sources: { book: { text, address: "https://book.example/" } },
      targets: { speech: { ...target, label: text, use: text } },
      surfaces: { ...sampleData.surfaces, hard: { ...surface, label: text } },
      products: { "panels/exact": { ...product, name: text, printedNrc: text } },
    };
    const part = await render(undefined, data);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });
});
