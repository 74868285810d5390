import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forbiddenStorage, stubStorage } from "#app/testing/stub-storage.ts";
import { clearDraft, keepDraft, readDraft } from "./draft.ts";

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

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
