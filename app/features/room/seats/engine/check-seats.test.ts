import { expect, test } from "vitest";
import { sampleHall, sampleRules } from "../testing/sample-hall.ts";
import { checkSeats } from "./check-seats.ts";
import { planSeats, type SeatPlan } from "./plan-seats.ts";

const check = (change: Partial<SeatPlan> = {}) => {
  const plan = { ...sampleHall, ...change };
  return checkSeats(plan, planSeats(plan), sampleRules);
};

test("rows are spaced enough from the visitor's minimum on", () => {
  expect(check().isSpacedEnough).toBe(true);
  expect(check({ leastSpacingMm: 1000 }).isSpacedEnough).toBe(true);
  expect(check({ leastSpacingMm: 1001 }).isSpacedEnough).toBe(false);
});

test("the narrowest aisle counts, with its share of the width left over, and no aisle is not wide enough", () => {
  // 0.35 m are left over: a quarter for each side aisle, half for the middle aisle.
  expect(check().narrowestAisleM).toBeCloseTo(1.2875, 9);
  expect(check().areAislesWideEnough).toBe(true);
  expect(check({ sideAisleM: 0.9 }).narrowestAisleM).toBeCloseTo(0.9 + 0.95 / 4, 9);
  expect(check({ sideAisleM: 0.9 }).areAislesWideEnough).toBe(false);
  expect(check({ sideAisleM: 0 }).narrowestAisleM).toBeCloseTo(1.5 + 0.55 / 2, 9);
  expect(check({ sideAisleM: 0, aisles: 0 })).toMatchObject({
    narrowestAisleM: undefined,
    areAislesWideEnough: false,
    areAislesNear: false,
  });
});

test("a seat reaches the nearer of two aisles, and at a wall the only one", () => {
  // Blocks of 9 × 0.55 + 0.075 = 5.025 m.
  expect(check().farthestSeatM).toBeCloseTo(2.5125, 9);
  expect(check().areAislesNear).toBe(true);
  // Without side aisles, 11 × 0.55 + 0.075 = 6.125 m.
  expect(check({ sideAisleM: 0 }).farthestSeatM).toBeCloseTo(6.125, 9);
  expect(check({ sideAisleM: 0 }).areAislesNear).toBe(false);
});

test("no group of rows may be larger than the rule allows, and a cross aisle must be as wide as another", () => {
  expect(check()).toMatchObject({ areGroupsSmall: false, areAislesWideEnough: true });
  expect(check({ mostRowsTogether: 10, crossAisleM: 1 })).toMatchObject({
    areGroupsSmall: true,
    narrowestAisleM: 1,
    areAislesWideEnough: false,
  });
});

test("a balcony has at least two exits", () => {
  expect(check({ isBalcony: true }).exits).toBe(2);
  expect(check({ isBalcony: true, widthM: 60, aisles: 7 }).exits).toBe(4);
});

test("there is an exit for every 250 people or part of them", () => {
  expect(check().exits).toBe(1);
  expect(check({ widthM: 30, aisles: 3, seats: 250 }).exits).toBe(1);
  expect(check({ widthM: 30, aisles: 3, seats: 251 }).exits).toBe(2);
});
