import { assert, constantFrom, double, integer, option, property, record } from "fast-check";
import { describe, expect, test, afterEach } from "vitest";
import { planSeats } from "../engine/plan-seats.ts";
import { planOf, readSeats, seatAddress, shownNumbers, type SeatState } from "./seat-state.ts";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { seatsPage } from "../build-seats-page.ts";
import { sampleRules } from "../testing/sample-hall.ts";

const data = {
  chairs: [
    { id: "chairs/c", name: "Chair C", isSample: false },
    { id: "chairs/a", name: "Chair A", centresMm: 550, overallWidthMm: 625, isSample: false },
    { id: "chairs/b", name: "Chair B", centresMm: 600, isSample: true },
  ],
  rules: sampleRules,
};
const read = (search: string) => readSeats(search, data);
const queryOf = (state: SeatState) => seatAddress(state, data.chairs).replace(/^[^?]*/, "");

/** The numbers and the chair that a plan is made from; undefined where they do not matter. */
function wishOf(state: SeatState) {
  const { by, shape, chair, centresMm, numbers } = state;
  const isFan = shape === "fan";
  const isSupplied = data.chairs.some((one) => one.id === chair && one.centresMm !== undefined);
  return {
    ...numbers,
    centresMm: isSupplied ? undefined : centresMm,
    ...(by === "hall" ? { seats: 0, proportion: 0 } : { depthM: 0, rows: 0, aisles: 0 }),
    ...(by === "seats" && (isFan ? { proportion: 0 } : { widthM: 0 })),
    ...(!isFan && { angleDegrees: 0 }),
  };
}

describe("the address of a plan", () => {
  test("contains all that it depends on", () => {
    const number = double({ min: 0, max: 9999, noNaN: true }).map((value) => Math.round(value * 1000) / 1000);
    const numbers = record({
      seats: integer({ min: 1, max: 5000 }),
      proportion: number,
      widthM: number,
      depthM: number,
      angleDegrees: number,
      heightM: number,
      rows: option(integer({ min: 1, max: 200 }), { nil: undefined }),
      rowSpacingMm: number,
      leastSpacingMm: number,
      sideAisleM: number,
      aisles: integer({ min: 0, max: 10 }),
      aisleM: number,
      mostRowsTogether: option(integer({ min: 1, max: 50 }), { nil: undefined }),
      crossAisleM: number,
      frontM: number,
      backM: number,
      mostSideBySide: option(integer({ min: 1, max: 50 }), { nil: undefined }),
    });
    const chair = constantFrom(
      { chair: "chairs/a", centresMm: 550 },
      { chair: "chairs/b", centresMm: 600 },
      { chair: "chairs/c", centresMm: 575 },
      { chair: "", centresMm: 575 },
    );
    assert(
      property(
        chair,
        numbers,
        constantFrom("seats", "hall"),
        constantFrom("rectangle", "fan"),
        constantFrom("ground", "balcony"),
        (chosen, entered, by, shape, level) => {
          const state: SeatState = { ...chosen, by, shape, level, numbers: entered };
          const again = read(queryOf(state));
          expect({ ...again, numbers: state.numbers }).toEqual(state);
          expect(wishOf(again)).toEqual(wishOf(state));
        },
      ),
    );
  });

  test("names nothing that its start or shape does not use", () => {
    const names = (search: string) => [...new URLSearchParams(queryOf(read(search))).keys()];
    const hallOnly = new Set(["width", "depth", "angle", "rows", "aisles", "centres"]);
    expect(names("?seats=400").filter((name) => hallOnly.has(name))).toEqual([]);
    expect(names("?seats=400&shape=fan")).toEqual(expect.arrayContaining(["width", "angle"]));
    expect(names("?width=20&depth=30")).toEqual(expect.arrayContaining(["width", "depth", "aisles"]));
    expect(
      names("?width=20&depth=30").filter((name) => ["seats", "proportion", "angle", "rows"].includes(name)),
    ).toEqual([]);
    expect(names("?chair=chairs/c")).toContain("centres");
  });

  test("without a query is a hall with the first chair, and with a chair's name that chair", () => {
    expect(read("").chair).toBe("chairs/a");
    expect(planOf(read("?chair=chairs/b"), data).chair).toMatchObject({ centresMm: 600 });
    expect(read("?chair=chairs/none").chair).toBe("chairs/a");
    expect(planOf(read("?chair=&centres=575"), data).chair).toEqual({ centresMm: 575, isAssumed: true });
  });

  test("with a chair whose centre-to-centre was not supplied has the visitor's", () => {
    expect(planOf(read("?chair=chairs/c&centres=575"), data).chair).toMatchObject({ centresMm: 575, isAssumed: true });
    expect(planOf(read("?chair=chairs/a&centres=575"), data).chair).toMatchObject({ centresMm: 550, isAssumed: false });
    expect(read("?chair=chairs/c").centresMm).toBe(550);
  });

  test("starts from a number of seats, and with the size of a hall from that, as in older addresses", () => {
    expect(planOf(read("?seats=400"), data)).toMatchObject({
      seats: 400,
      widthM: 18.1,
      rows: 16,
      mostRowsTogether: 10,
    });
    expect(planOf(read("?width=14.3&depth=18"), data)).toMatchObject({ widthM: 14.3, angleDegrees: 0 });
    expect(planOf(read("?width=14.3&seats=50"), data).seats).toBe(50);
    expect(planOf(read("?seats=400&shape=fan&angle=45"), data)).toMatchObject({ angleDegrees: 45, widthM: 15 });
  });

  test("of a balcony has less space in front than a stage, and without a number of rows no cross aisle", () => {
    expect(planOf(read("?level=balcony"), data)).toMatchObject({ isBalcony: true, frontM: 1.2 });
    expect(read("?level=balcony").numbers.proportion).toBeLessThan(read("").numbers.proportion);
    expect(planOf(read("?level=balcony&front=2"), data).frontM).toBe(2);
    expect(read("?crossAisleRows=").numbers.mostRowsTogether).toBeUndefined();
  });

  test.each(["", "1e3", "0x10", "Infinity", "12 kg", "1.2.3"])("does not read %j as a number", (text) => {
    expect(read(`?width=${encodeURIComponent(text)}`).numbers.widthM).toBeNaN();
  });

  test.each([
    ["width=12,5", { widthM: 12.5 }],
    ["width=९", { widthM: 9 }],
    ["width=40'", { widthM: 12.192 }],
    ["spacing=3 ft&rows=१०", { rowSpacingMm: 914.4, rows: 10 }],
    ["rows=", { rows: undefined }],
  ])("reads %s, which a form without JavaScript sends as typed", (query, numbers) => {
    expect(read(`?${query}`).numbers).toMatchObject(numbers);
  });

  test("keeps the defaults that it does not name", () => {
    expect(read("?width=22.5").numbers).toEqual({ ...read("").numbers, widthM: 22.5 });
  });
});

describe("the other start", () => {
  const shown = (state: SeatState) => {
    const plan = planOf(state, data);
    const seated = planSeats(plan);
    return { plan, seated, hall: [plan.widthM, plan.depthM, plan.aisles, seated.rows.length, seated.rows[0]] };
  };
  const switched = (state: SeatState, by: SeatState["by"]): SeatState => {
    const { plan, seated } = shown(state);
    return { ...state, by, numbers: shownNumbers(state, plan, seated) };
  };

  test("continues from the hall that a number of seats needs, with its last row full, and comes back to it", () => {
    const wishes = record({
      seats: integer({ min: 1, max: 3000 }),
      sideAisleM: constantFrom(0, 1.2),
      mostRowsTogether: constantFrom(undefined, 10),
    });
    assert(
      property(wishes, (wish) => {
        const bySeats = read("?seats=400");
        const before = { ...bySeats, numbers: { ...bySeats.numbers, ...wish } };
        const byHall = switched(before, "hall");
        const { hall, seated } = shown(before);
        expect(shown(byHall).hall).toEqual(hall);
        expect(shown(byHall).seated.total).toBe(seated.total + seated.leftOut);
        expect(planOf(switched(byHall, "seats"), data)).toMatchObject({ seats: seated.total + seated.leftOut });
      }),
      { numRuns: 40 },
    );
    const byHall = switched(read("?seats=400"), "hall");
    expect(shown(switched(byHall, "seats")).hall).toEqual(shown(byHall).hall);
  });
});

afterEach(removeContentCopies);

const chair = (figures: string) => `name: Hall Chair
shortName: Hall Chair
seo: { title: Hall Chair, description: A chair. }
specifications:
  - title: Spacing
    figures: { ${figures} }
drawing: { kind: chair, toScale: false, seatMechanism: fixed, back: fixed, writingPad: false, form: { arm: slim, backTop: straight, support: post } }
`;
const chairIn = (figures: string) =>
  seatsPage(new ContentCopy().add("products/seatingSystems/hallChair.yaml", chair(figures)).load()).chairs.find(
    ({ id }) => id === "seatingSystems/hallChair",
  );

test("a chair that is added to the content with a centre-to-centre can be used in the planner", () => {
  expect(chairIn('centreToCentreWidth: "560 mm", outerWidth: "640 mm"')).toEqual({
    id: "seatingSystems/hallChair",
    name: "Hall Chair",
    centresMm: 560,
    overallWidthMm: 640,
    isSample: false,
  });
});

test("a chair with sample dimensions is marked as such", () => {
  expect(chairIn('centreToCentreWidth: { value: "560 mm", sample: true }')).toMatchObject({
    centresMm: 560,
    isSample: true,
  });
});

test("a chair without a single centre-to-centre can be used with the visitor's", () => {
  for (const figures of ['seatWidth: "450 mm"', 'centreToCentreWidth: "550-600 mm"'])
    expect(chairIn(figures)).toMatchObject({ centresMm: undefined });
});
