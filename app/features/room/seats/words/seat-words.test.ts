import { expect, test } from "vitest";
import { checkSeats } from "../engine/check-seats.ts";
import { planSeats, type SeatPlan } from "../engine/plan-seats.ts";
import { seatPlanFile } from "../plan/save-seat-plan.ts";
import { sampleHall, sampleRules } from "../testing/sample-hall.ts";
import { checksInWords, describeSeats, inputLines, planNotes, seatLines, seatText } from "./seat-words.ts";

const describe = (change: Partial<SeatPlan> = {}) => {
  const plan = { ...sampleHall, ...change };
  return describeSeats(plan, planSeats(plan));
};
const checks = (change: Partial<SeatPlan> = {}) => {
  const plan = { ...sampleHall, ...change };
  const seated = planSeats(plan);
  return checksInWords(plan, seated, checkSeats(plan, seated, sampleRules), sampleRules).map(({ words }) => words);
};
const lines = (change: Partial<SeatPlan> = {}) => {
  const plan = { ...sampleHall, ...change };
  const seated = planSeats(plan);
  return seatLines(plan, seated, checkSeats(plan, seated, sampleRules), sampleRules).map(
    ({ label, value }) => `${label}: ${value}`,
  );
};

test("a plan is described with its seats and distances", () => {
  expect(describe()).toBe(
    "A hall 14.3 m wide, 18 m deep, with 216 seats: 12 rows of 18 seats in 2 blocks of 9, rows 1,000 mm apart, chairs 550 mm from centre to centre.",
  );
  expect(describe({ aisles: 0, rows: 1 })).toContain("1 row of 21 seats, rows");
  expect(describe({ seats: 210 })).toContain("18 seats in 2 blocks of 9, 12 in the last row");
  expect(describe({ angleDegrees: 60 })).toMatch(
    /^A fan-shaped hall 14\.3 to 30\.38 m wide, 18 m deep, with 396 seats: 11 rows of 26 to 46 seats in 2 blocks/,
  );
});

test("each check names the rule that it follows, or the visitor's own minimum", () => {
  expect(checks()).toEqual([
    "All 12 rows fit.",
    "The spacing of 1,000 mm is at least your 900 mm.",
    "The narrowest aisle of 1.29 m is at least the 1.2 m of rule 8.",
    "No seat is more than 3.8 m from an aisle (rule 8).",
    "A group of rows has more than 10 rows without a cross aisle (rule 8).",
  ]);
});

test.each([
  [{ leastSpacingMm: 1000 }, "The spacing of 1,000 mm is at least your 1,000 mm."],
  [{ leastSpacingMm: 1001 }, "The spacing of 1,000 mm is less than your 1,001 mm."],
  [{ leastSpacingMm: 850, rowSpacingMm: 800 }, "The spacing of 800 mm is less than the 850 mm of rule 7."],
  // Each side aisle gets a quarter of the width left over, the middle aisle half.
  [{ sideAisleM: 0.9 }, "The narrowest aisle of 1.14 m is less than the 1.2 m of rule 8."],
  [{ mostRowsTogether: 10, crossAisleM: 1 }, "The narrowest aisle of 1 m is less than the 1.2 m of rule 8."],
  [{ sideAisleM: 0 }, "The aisle of 1.78 m is at least the 1.2 m of rule 8."],
  // A block of 6.125 m at a wall has one aisle, so its farthest seat is at the wall.
  [{ sideAisleM: 0 }, "Some seats are more than 3.8 m from an aisle (rule 8)."],
  [{ sideAisleM: 0, aisles: 0 }, "There is no aisle. Rule 8 requires one."],
  [{ mostRowsTogether: 10 }, "No group of rows has more than 10 rows without a cross aisle (rule 8)."],
  [{ rows: 15 }, "Only 13 of 15 rows fit at this spacing."],
])("with %j a check says: %s", (change, words) => {
  expect(checks(change)).toContain(words);
});

test.each([
  [{}, "1 of at least 1.5 m, or 2 on an upper floor"],
  [{ widthM: 30, aisles: 3, seats: 250 }, "1 of at least 1.5 m, or 2 on an upper floor"],
  [{ widthM: 30, aisles: 3, seats: 251 }, "2 of at least 1.5 m"],
  [{ isBalcony: true }, "2 of at least 1.5 m"],
  [{ isBalcony: true, widthM: 60, aisles: 7 }, "4 of at least 1.5 m"],
])("a hall with %j has an exit for every 250 people, and a balcony at least two: %s", (change, exits) => {
  expect(lines(change)).toContain(`Exits: ${exits} (rules 9 and 10)`);
});

test("aisles are as wide as they are drawn, and in a fan at least as wide as entered", () => {
  const aisles = (change = {}) => lines(change).filter((line) => /aisles|left over/.test(line));
  expect(aisles()).toEqual([
    "Middle aisles: 1, 1.68 m wide",
    "Side aisles: 1.29 m",
    "Cross aisles: none",
    "Width left over: 0.35 m, included in the widths above",
  ]);
  const drawing = seatPlanFile("svg", sampleHall, planSeats(sampleHall), "https://site.example/seats");
  for (const drawn of ["1.29 m", "1.68 m"]) expect(drawing).toContain(`>${drawn}</text>`);
  expect(aisles({ angleDegrees: 60 })).toEqual([
    "Middle aisles: 1, at least 1.5 m wide",
    "Side aisles: at least 1.2 m",
    "Cross aisles: none",
  ]);
  expect(aisles({ sideAisleM: 0, aisles: 0 })).toContain("Side aisles: none, seats 0.24 m from the wall");
});

test("one seat is written in the singular", () => {
  expect(describe({ seats: 1, rows: 1 })).toContain("with 1 seat: 1 row");
});

test("the stage, a centre-to-centre that was not supplied and seats that would still fit are noted", () => {
  const notes = (change: Partial<SeatPlan>) => {
    const plan = { ...sampleHall, ...change };
    return planNotes(plan, planSeats(plan));
  };
  const stage = "No stage is planned, only 3 m in front of the first row.";
  expect(notes({})).toEqual([stage]);
  expect(notes({ frontM: 0 })).toEqual(["No stage is planned."]);
  expect(notes({ seats: 210 })).toEqual(["The last row has space for 6 more.", stage]);
  expect(notes({ isBalcony: true, chair: { centresMm: 550, isAssumed: true } })).toEqual([
    "550 mm from centre to centre is assumed: it was not supplied for this chair.",
  ]);
});

test("a limit of seats side by side is an input only if it was entered", () => {
  const labels = (entered?: number) =>
    inputLines({ ...sampleHall, mostSideBySide: 13 }, "Chair A", entered).map(({ label }) => label);
  expect(labels()).toEqual(["Chair", "Space in front", "Space behind"]);
  expect(labels(13)).toContain("Most seats side by side");
});

test("a centre-to-centre that is not the chair's own is marked in the inputs and in the description", () => {
  const chair = { centresMm: 550, isAssumed: true };
  const assumed = "550 mm from centre to centre (assumed, not supplied for this chair)";
  expect(inputLines({ ...sampleHall, chair }, "Chair C")[0]?.value).toBe(`Chair C, ${assumed}`);
  expect(describe({ chair })).toContain(`chairs ${assumed}.`);
});

test("a balcony with a cross aisle is described as such", () => {
  const balcony = { isBalcony: true, mostRowsTogether: 10 };
  expect(describe(balcony)).toMatch(/^A balcony 14\.3 m wide/);
  expect(lines(balcony)).toContain("Cross aisles: 1, 1.2 m wide, at most 10 rows together");
});

test("an enquiry starts with the number of seats and the chair, and ends with the address", () => {
  const plan = { ...sampleHall, seats: 210 };
  const written = [...inputLines(plan, "Chair A")];
  const text = seatText(210, written, "https://site.example/seats", 4000).split("\n");
  expect(text.slice(0, 2)).toEqual([
    "Seats of a hall: 210",
    "Chair: Chair A, 550 mm from centre to centre, 625 mm over both arms",
  ]);
  expect(text.at(-1)).toBe("https://site.example/seats");
  expect(seatText(210, written, "https://site.example/seats", 90).split("\n")).toEqual(text.slice(0, 2));
});
