import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forbiddenStorage, stubStorage } from "#app/testing/stub-storage.ts";
import { keepDraft, readDraft, clearDraft } from "./draft.ts";
import { maximumLength } from "./fields.ts";
import { addToMessage, recordSentMessage } from "./message-part.ts";
import { parseSentPart, sentParts } from "./sent-parts.ts";

beforeEach(() => {
  stubStorage();
  vi.useFakeTimers({ now: new Date("2026-11-23T09:30:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const message = () => readDraft().message;

test("a list is put below the visitor's own words, and the other fields stay", () => {
  keepDraft({ name: "A Visitor", message: "For a hall." });
  addToMessage(() => "1. PET Panel");
  expect(readDraft()).toEqual({ name: "A Visitor", message: "For a hall.\n\n1. PET Panel" });
});

test("a list replaces only the list that was put there before", () => {
  keepDraft({ message: "For a hall." });
  addToMessage(() => "1. PET Panel");
  addToMessage(() => "1. ABT-01");
  expect(message()).toBe("For a hall.\n\n1. ABT-01");
});

test("a list that the visitor has edited is kept as the visitor's own text", () => {
  addToMessage(() => "1. PET Panel");
  keepDraft({ message: "1. PET Panel, in red" });
  addToMessage(() => "1. ABT-01");
  expect(message()).toBe("1. PET Panel, in red\n\n1. ABT-01");
});

test("the text is told how much room the field leaves, and room stays for the visitor's words", () => {
  keepDraft({ message: "x".repeat(1000) });
  addToMessage((longest) => "y".repeat(longest));
  expect(message()!.length).toBeLessThan(maximumLength.message - 500);
  keepDraft({ message: "x".repeat(maximumLength.message) });
  addToMessage((longest) => "y".repeat(longest));
  expect(message()).toBe("x".repeat(maximumLength.message));
});

test("where storage is forbidden the text stays until the page is left", () => {
  vi.stubGlobal("sessionStorage", forbiddenStorage);
  addToMessage(() => "1. PET Panel");
  addToMessage(() => "1. ABT-01");
  expect(message()).toBe("1. ABT-01");
});

test("a draft is read back until it is cleared", () => {
  keepDraft({ name: "A Visitor", message: "A hall" });
  expect(readDraft()).toEqual({ name: "A Visitor", message: "A hall" });
  clearDraft();
  expect(readDraft()).toEqual({});
});

test.each(["not json", "null", "[]", '"text"', '{"name": 5, "other": "x"}'])(
  "kept text %j gives an empty draft",
  (text) => {
    sessionStorage.setItem("enquiry-draft", text);
    expect(readDraft()).toEqual({});
  },
);

test("where storage is forbidden the draft lasts with the window, and nothing fails", () => {
  vi.stubGlobal("sessionStorage", forbiddenStorage);
  keepDraft({ name: "A" });
  expect(readDraft()).toEqual({ name: "A" });
  clearDraft();
  expect(readDraft()).toEqual({});
});

test("a sent list is recorded with its time and reference", () => {
  addToMessage(() => "1. PET Panel\n2. ABT-01", "abc");
  recordSentMessage("For a hall.\n\n1. PET Panel\n2. ABT-01, in red", "K7M2-QX4P");
  expect(sentParts()).toEqual([{ key: "abc", at: "2026-11-23T09:30:00.000Z", reference: "K7M2-QX4P" }]);
});

test("a list that the visitor has removed from the message does not count as sent", () => {
  addToMessage(() => "1. PET Panel\n\nThe list: https://www.example.com", "abc");
  recordSentMessage("For a hall.\n\nOf ours.", "K7M2-QX4P");
  expect(sentParts()).toEqual([]);
});

test("a list sent without a reference is recorded without one", () => {
  addToMessage(() => "1. PET Panel", "abc");
  recordSentMessage("1. PET Panel", undefined);
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
