import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { awkwardNames } from "#app/testing/awkward-texts.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { SeatPlanner } from "./seat-planner.island.tsx";

const opened = location.href;
afterEach(async () => {
  // Unmounting ends its timers, so the address stays unchanged.
  await renderPart(null);
  history.replaceState(history.state, "", opened);
});

const chair = { id: "chairs/a", name: "Chair A", path: "/chairs/a", centresMm: 550, overallWidthMm: 625 };

const render = (search = "", name = chair.name) =>
  renderPart(
    <SeatPlanner
      page={{
        chairs: [{ ...chair, name }],
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

describe("the planner", () => {
  test("shows how many seats fit the hall in the address, and its plan", async () => {
    const part = await render(hall);
    await expect.element(result()).toHaveTextContent(/216 seats.*18, in 2 blocks of 9/);
    await expect
      .element(page.getByRole("img", { name: /^A hall 14\.3 m wide and 18 m deep with 216 seats/ }))
      .toBeVisible();
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("updates while typing, and keeps the input in the address", async () => {
    await render(hall);
    await page.getByRole("textbox", { name: "Rows" }).fill("10");
    await expect.element(result()).toHaveTextContent("180 seats");
    await expect.poll(() => location.search).toContain("rows=10");
  });

  test("checks the rows against the depth and against the user's minimum spacing", async () => {
    await render(hall);
    await expect.element(result()).toHaveTextContent("All 12 rows fit.");
    await page.getByRole("textbox", { name: "Least spacing" }).fill("1100");
    await expect.element(result()).toHaveTextContent("The spacing of 1,000 mm is less than your 1,100 mm.");
    await page.getByRole("textbox", { name: /^Spacing/ }).fill("1200");
    await expect.element(result()).toHaveTextContent("Only 11 of 12 rows fit at this spacing.");
  });

  test("accepts the centre-to-centre of a chair that is not in the catalogue", async () => {
    await render(hall);
    const centres = page.getByRole("textbox", { name: "Centre to centre" });
    expect(centres.elements()).toEqual([]);
    await page.getByRole("combobox", { name: "Chair" }).selectOptions("Another chair");
    await centres.fill("600");
    await expect.element(result()).toHaveTextContent("192 seats");
  });

  test.each([
    ["a comma", "1,5"],
    ["Indian digits", "१.५"],
    ["a no-break space", "1.5\u00A0"],
    ["another unit", "150 cm"],
  ])("reads a number that is typed with %s", async (_, typed) => {
    await render(hall);
    const width = page.getByRole("textbox", { name: /^Width/ });
    await userEvent.clear(width);
    await userEvent.type(width, typed);
    await expect.element(width).toHaveValue(typed);
    await expect.poll(() => new URLSearchParams(location.search).get("width")).toBe("1.5");
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
    await page.getByRole("button", { name: "Print the plan" }).click();
    expect(printed).toHaveBeenCalledOnce();
    const report = document.querySelector(".room-report")!;
    expect(report.textContent).toContain("14.3 m wide, 18 m deep");
    expect(report.textContent).toContain("Chair A, 550 mm from centre to centre");
    expect(report.textContent).toContain("12, 1,000 mm from back to back");
    expect(report.textContent).toContain("1, 1.5 m wide");
  });

  test("saves the plan as a file", async () => {
    await render(hall);
    const saved: string[] = [];
    const press = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    await page.getByRole("button", { name: "Download the plan as SVG" }).click();
    HTMLAnchorElement.prototype.click = press;
    expect(saved).toEqual(["seats.svg"]);
  });

  test.each([
    "?width=200&depth=200&rows=200&spacing=500&sideAisle=0&aisles=10&aisle=0.5&front=0&back=0",
    "?width=1&depth=200&rows=200&sideAisle=0&aisles=0&front=0&back=0",
    "?width=200&depth=3&rows=1&spacing=900&aisles=0&front=0.5&back=0.5",
  ])("stays within its page for a hall of %s", async (search) => {
    expect(await layoutFaultsOnScreens(await render(search))).toEqual([]);
  });

  test.each(awkwardNames)("holds a chair whose name is %s", async (_kind, name) => {
    expect(await layoutFaultsOnScreens(await render(hall, name))).toEqual([]);
  });
});
