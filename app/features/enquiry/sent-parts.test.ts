import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "#app/testing/stub-storage.ts";
import { partSent, putIntoMessage } from "./put-into-message.ts";
import { parseSentPart, sentParts, subscribeToSentParts } from "./sent-parts.ts";

beforeEach(() => {
  stubStorage();
  vi.useFakeTimers({ now: new Date("2026-11-23T09:30:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a sent list is recorded with its time and reference, and listeners are notified", () => {
  const told = vi.fn();
  const unsubscribe = subscribeToSentParts(told);
  putIntoMessage(() => "1. PET Panel\n2. ABT-01", "abc");
  partSent("For a hall.\n\n1. PET Panel\n2. ABT-01, in red", "K7M2-QX4P");
  unsubscribe();
  expect(sentParts()).toEqual([{ key: "abc", at: "2026-11-23T09:30:00.000Z", reference: "K7M2-QX4P" }]);
  expect(told).toHaveBeenCalledOnce();
});

test("a list that the visitor has removed from the message does not count as sent", () => {
  putIntoMessage(() => "1. PET Panel\n\nThe list: https://www.example.com", "abc");
  partSent("For a hall.\n\nOf ours.", "K7M2-QX4P");
  expect(sentParts()).toEqual([]);
});

test("a list sent without a reference is recorded without one", () => {
  putIntoMessage(() => "1. PET Panel", "abc");
  partSent("1. PET Panel", undefined);
  expect(sentParts()).toEqual([{ key: "abc", at: "2026-11-23T09:30:00.000Z" }]);
});

test.each([
  undefined,
  {},
  { key: "<b>", at: "2026-11-23T09:30:00Z" },
  { key: "abc", at: "yesterday" },
  { key: "abc", at: "2026-99-99T09:30:00Z" },
])("%j is not a sent part", (value) => {
  expect(parseSentPart(value)).toBeUndefined();
});

test("an invalid reference is left out", () => {
  const at = "2026-11-23T09:30:00Z";
  expect(parseSentPart({ key: "abc", at, reference: "<script>" })).toEqual({ key: "abc", at });
});
