import { assert, constantFrom, double, integer, option, property, record } from "fast-check";
import { describe, expect, test, afterEach } from "vitest";
import { planOf, readSeats, seatAddress, type SeatState } from "./seat-state.ts";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { seatsPage } from "../build-seats-page.ts";

const chairs = [
  { id: "chairs/a", name: "Chair A", path: "/chairs/a", centresMm: 550, overallWidthMm: 625 },
  { id: "chairs/b", name: "Chair B", path: "/chairs/b", centresMm: 600 },
];
const read = (search: string) => readSeats(search, chairs);

describe("the address of a plan", () => {
  test("contains all of it", () => {
    const number = double({ min: 0, max: 9999, noNaN: true }).map((value) => Math.round(value * 1000) / 1000);
    const numbers = record({
      widthM: number,
      depthM: number,
      rows: integer({ min: 1, max: 200 }),
      rowSpacingMm: number,
      leastSpacingMm: number,
      sideAisleM: number,
      aisles: integer({ min: 0, max: 10 }),
      aisleM: number,
      frontM: number,
      backM: number,
      mostSideBySide: option(integer({ min: 1, max: 50 }), { nil: undefined }),
    });
    const chair = constantFrom(
      { chair: "chairs/a", centresMm: 550 },
      { chair: "chairs/b", centresMm: 600 },
      { chair: "", centresMm: 575 },
    );
    assert(
      property(chair, numbers, number, (chosen, entered, heightM) => {
        const state: SeatState = { ...chosen, numbers: entered, heightM };
        expect(read(seatAddress(state).replace(/^[^?]*/, ""))).toEqual(state);
      }),
    );
  });

  test("without a query is a hall with the first chair, and with a chair's name that chair", () => {
    expect(read("").chair).toBe("chairs/a");
    expect(planOf(read("?chair=chairs/b"), chairs).chair).toMatchObject({ centresMm: 600 });
    expect(read("?chair=chairs/none").chair).toBe("chairs/a");
    expect(planOf(read("?chair=&centres=575"), chairs).chair).toEqual({ centresMm: 575 });
  });

  test.each(["", "1e3", "0x10", "Infinity", "12 kg", "1.2.3"])("does not read %j as a number", (text) => {
    expect(read(`?width=${encodeURIComponent(text)}`).numbers.widthM).toBeNaN();
  });

  test.each([
    ["width=12,5", { widthM: 12.5 }],
    ["width=९", { widthM: 9 }],
    ["width=40'", { widthM: 12.192 }],
    ["spacing=3 ft&rows=१०", { rowSpacingMm: 914.4, rows: 10 }],
  ])("reads %s, which a form without script sends as typed", (query, numbers) => {
    expect(read(`?${query}`).numbers).toMatchObject(numbers);
  });

  test("keeps the defaults that it does not name", () => {
    expect(read("?width=22.5").numbers).toEqual({ ...read("").numbers, widthM: 22.5 });
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
    path: "/seatingSystems/hallChair",
    centresMm: 560,
    overallWidthMm: 640,
  });
});

test("a chair without a single centre-to-centre cannot", () => {
  expect(chairIn('seatWidth: "450 mm"')).toBeUndefined();
  expect(chairIn('centreToCentreWidth: "550-600 mm"')).toBeUndefined();
});
