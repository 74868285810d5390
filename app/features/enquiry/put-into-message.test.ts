import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forbiddenStorage, stubStorage } from "#app/testing/stub-storage.ts";
import { keepDraft, readDraft } from "./draft.ts";
import { maximumLength } from "./fields.ts";
import { putIntoMessage } from "./put-into-message.ts";

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

const message = () => readDraft().message;

test("a list is put below the visitor's own words, and the other fields stay", () => {
  keepDraft({ name: "A Visitor", message: "For a hall." });
  putIntoMessage(() => "1. PET Panel");
  expect(readDraft()).toEqual({ name: "A Visitor", message: "For a hall.\n\n1. PET Panel" });
});

test("a list replaces only the list that was put there before", () => {
  keepDraft({ message: "For a hall." });
  putIntoMessage(() => "1. PET Panel");
  putIntoMessage(() => "1. ABT-01");
  expect(message()).toBe("For a hall.\n\n1. ABT-01");
});

test("a list that the visitor has edited is kept as the visitor's own text", () => {
  putIntoMessage(() => "1. PET Panel");
  keepDraft({ message: "1. PET Panel, in red" });
  putIntoMessage(() => "1. ABT-01");
  expect(message()).toBe("1. PET Panel, in red\n\n1. ABT-01");
});

test("the text is told how much room the field leaves, and room stays for the visitor's words", () => {
  keepDraft({ message: "x".repeat(1000) });
  putIntoMessage((longest) => "y".repeat(longest));
  expect(message()!.length).toBeLessThan(maximumLength.message - 500);
  keepDraft({ message: "x".repeat(maximumLength.message) });
  putIntoMessage((longest) => "y".repeat(longest));
  expect(message()).toBe("x".repeat(maximumLength.message));
});

test("where storage is forbidden the text stays until the tab leaves the site", () => {
  vi.stubGlobal("sessionStorage", forbiddenStorage);
  putIntoMessage(() => "1. PET Panel");
  putIntoMessage(() => "1. ABT-01");
  expect(message()).toBe("1. ABT-01");
});
