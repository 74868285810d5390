import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { awkwardNames } from "#app/testing/awkward-texts.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { sampleRules } from "./testing/sample-hall.ts";
import { SeatPlanner } from "./seat-planner.island.tsx";

const opened = location.href;
afterEach(async () => {
  // Unmounting ends its timers, so the address stays unchanged.
  await renderPart(null);
  history.replaceState(history.state, "", opened);
});

const chair = { id: "chairs/a", name: "Chair A", centresMm: 550, overallWidthMm: 625, isSample: false };

const render = (search = "", name = chair.name) =>
  renderPart(
    <SeatPlanner
      page={{
        chairs: [
          { ...chair, name },
          { id: "chairs/b", name: "Chair B", centresMm: 600, isSample: true },
          { id: "chairs/c", name: "Chair C", isSample: false },
        ],
        rules: { heading: "Rules", ...sampleRules },
        notes: ["Your own numbers."],
        calculator: { room: "hall", seating: "armchairs" },
        company: { name: "Acoustics", contact: "+91 00000 00000" },
      }}
      serverSearch={search}
    />,
    `/seats${search}`,
  );

const hall =
  "?width=14.3&depth=18&rows=12&spacing=1000&leastSpacing=900&sideAisle=1.2&aisles=1&aisle=1.5&front=3&back=1.5";
const result = () => page.getByRole("region", { name: "Seats" });
const figures = () => page.getByRole("region", { name: "Figures" });

describe("the planner", () => {
  test("shows how many seats fit the hall in the address, and its plan", async () => {
    const part = await render(hall);
    await expect.element(result()).toHaveTextContent("216 seats in a hall 14.3 m wide, 18 m deep");
    await expect.element(figures()).toHaveTextContent(/18 seats in 2 blocks of 9/);
    await expect
      .element(page.getByRole("img", { name: /^A hall 14\.3 m wide, 18 m deep, with 216 seats/ }))
      .toBeVisible();
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("updates while typing, and keeps the input in the address", async () => {
    await render(hall);
    await page.getByRole("textbox", { name: "Rows", exact: true }).fill("10");
    await expect.element(result()).toHaveTextContent("180 seats");
    await expect.poll(() => location.search).toContain("rows=10");
  });

  test("checks the rows against the depth and against the user's minimum spacing", async () => {
    await render(hall);
    await expect.element(result()).toHaveTextContent("All 12 rows fit.");
    await page.getByRole("textbox", { name: "Least spacing" }).fill("1100");
    await expect.element(result()).toHaveTextContent("The spacing of 1,000 mm is less than your 1,100 mm.");
    await page.getByRole("textbox", { name: /^Spacing/ }).fill("1200");
    await expect.element(result()).toHaveTextContent("Only 10 of 12 rows fit at this spacing.");
    await page.getByRole("textbox", { name: "Most rows together" }).fill("");
    await expect.element(result()).toHaveTextContent("Only 11 of 12 rows fit at this spacing.");
  });

  test("starts with a number of seats, and shows only the fields that it uses", async () => {
    const part = await render();
    await page.getByRole("textbox", { name: "Seats", exact: true }).fill("300");
    await expect.element(result()).toHaveTextContent(/300 seats in a hall [\d.]+ m wide, [\d.]+ m deep/);
    expect(page.getByRole("textbox", { name: "Rows", exact: true }).elements()).toEqual([]);
    await expect.poll(() => location.search).toContain("by=seats");
    await page.getByRole("radio", { name: "Fan" }).click();
    await expect.element(page.getByRole("img", { name: /^A fan-shaped hall .* with 300 seats/ })).toBeVisible();
    await page.getByRole("textbox", { name: "Angle" }).fill("40");
    await expect.element(figures()).toHaveTextContent(/Between the side walls\s*40°/);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
    await page.getByRole("radio", { name: "Balcony" }).click();
    await expect.element(page.getByRole("img", { name: /^A fan-shaped balcony .* with 300 seats/ })).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "Space in front" })).toHaveValue("1.2");
    await page.getByRole("radio", { name: "The size of the hall" }).click();
    await expect.element(page.getByRole("textbox", { name: "Rows", exact: true })).toBeVisible();
    expect(page.getByRole("textbox", { name: "Seats", exact: true }).elements()).toEqual([]);
  });

  test("continues from the plan that is shown when the start changes, and fills a larger hall", async () => {
    await render("?seats=416");
    await expect.element(result()).toHaveTextContent("416 seats in a hall 18.1 m wide, 21.4 m deep");
    await page.getByRole("radio", { name: "The size of the hall" }).click();
    await expect.element(result()).toHaveTextContent("416 seats in a hall 18.1 m wide, 21.4 m deep");
    await page.getByRole("textbox", { name: /^Depth/ }).fill("25");
    await expect.element(result()).toHaveTextContent("494 seats in a hall 18.1 m wide, 25 m deep");
    await page.getByRole("radio", { name: "The number of seats" }).click();
    await expect.element(page.getByRole("textbox", { name: "Seats", exact: true })).toHaveValue("494");
  });

  test("keeps the blocks of a fan when the start changes", async () => {
    await render("?seats=1200&shape=fan&width=12");
    const { textContent } = figures().element();
    const row = /In a row(.*?)Middle/.exec(textContent)![1]!.replace(/, \d+ in the last row/, "");
    await page.getByRole("radio", { name: "The size of the hall" }).click();
    await expect.element(page.getByRole("textbox", { name: "Most seats side by side" })).toHaveValue("13");
    await expect.element(figures()).toHaveTextContent(row);
  });

  test("marks sample dimensions, and asks for a centre-to-centre that was not supplied, or of another chair", async () => {
    await render(hall);
    const centres = page.getByRole("textbox", { name: "Centre to centre" });
    await page.getByRole("combobox", { name: "Chair" }).selectOptions("Chair B (600 mm, sample)");
    expect(centres.elements()).toEqual([]);
    expect(document.querySelector(".room-report")!.textContent).toContain("Chair B (sample dimensions), 600 mm");
    await page.getByRole("combobox", { name: "Chair" }).selectOptions("Chair C (spacing not supplied)");
    await centres.fill("500");
    await expect.element(result()).toHaveTextContent("240 seats");
    await page.getByRole("combobox", { name: "Chair" }).selectOptions("Another chair");
    await centres.fill("600");
    await expect.element(result()).toHaveTextContent("192 seats");
  });

  test.each([
    ["a comma", "14,5", "14.5", "14.5"],
    ["Indian digits", "१.५", "1.5", "1.5"],
    ["a no-break space", "1.5\u00A0", "1.5", "1.5\u00A0"],
    ["its own unit", "14.3 m", "14.3", "14.3"],
    ["another unit", "60 feet", "18.288", "18.29"],
    ["feet and inches", "32 ft 6 in", "9.906", "9.91"],
    ["three decimals", "14.325", "14.325", "14.325"],
    ["no number", "wide", "", "wide"],
  ])("reads a number typed with %s, and shows it so once its field is left", async (_, typed, read, shown) => {
    await render(hall);
    const width = page.getByRole("textbox", { name: /^Width/ });
    await userEvent.clear(width);
    await userEvent.type(width, typed);
    await expect.element(width).toHaveValue(typed);
    await expect.poll(() => new URLSearchParams(location.search).get("width")).toBe(read);
    await userEvent.tab();
    await expect.element(width).toHaveValue(shown);
  });

  test("shows an error beside an impossible value, and draws no plan", async () => {
    const part = await render(hall);
    await page.getByRole("textbox", { name: /^Width/ }).fill("3");
    await expect.element(result()).toHaveTextContent("No seat fits between the aisles.");
    expect(page.getByRole("img").elements()).toEqual([]);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
    await page.getByRole("textbox", { name: /^Width/ }).fill("");
    await expect
      .element(page.getByRole("textbox", { name: /^Width/ }))
      .toHaveAccessibleDescription("The width in m must be a number.");
  });

  test("passes the hall to the room calculator", async () => {
    await render(hall);
    const link = page.getByRole("link", { name: "Calculate this hall’s reverberation" });
    await expect
      .element(link)
      .toHaveAttribute(
        "href",
        "/room?room=hall&length=18&width=14.3&height=6&seats=armchairs&seatCount=216&people=216",
      );
  });

  test("prints the plan with the inputs", async () => {
    const printed = vi.spyOn(window, "print").mockImplementation(() => {});
    await render(hall);
    await page.getByRole("button", { name: "Print or save as PDF" }).click();
    expect(printed).toHaveBeenCalledOnce();
    const report = document.querySelector(".room-report")!;
    await expect.poll(() => report.textContent).toContain(`${location.origin}/seats?by=hall`);
    expect(report.textContent).toContain("Chair A, 550 mm from centre to centre");
    expect(figures().element().textContent).toContain("12, 1,000 mm from back to back");
    expect(document.querySelector(".seat-schedule")!.textContent).toBe(
      "ScheduleChairQuantityReferenceLocationDeliveryChair A216\u00A0\u00A0\u00A0",
    );
  });

  test.each([
    "?width=200&depth=200&rows=200&spacing=500&sideAisle=0&aisles=10&aisle=0.5&front=0&back=0",
    "?width=1&depth=200&rows=200&sideAisle=0&aisles=0&front=0&back=0",
    "?width=200&depth=3&rows=1&spacing=900&aisles=0&front=0.5&back=0.5",
    "?seats=10000&shape=fan&width=3&angle=120",
    "?seats=1&shape=fan&width=2&angle=10&sideAisle=0",
  ])("stays within its page for a hall of %s", async (search) => {
    expect(await layoutFaultsOnScreens(await render(search))).toEqual([]);
  });

  test.each(awkwardNames)("holds a chair whose name is %s", async (_kind, name) => {
    expect(await layoutFaultsOnScreens(await render(hall, name))).toEqual([]);
  });
});
