import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearDraft, keepDraft, readDraft } from "./draft.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test("what was written is read back until it is cleared", () => {
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

const forbidden = () => {
  throw new DOMException("denied", "SecurityError");
};

test("where storage is forbidden nothing is kept and nothing fails", () => {
  vi.stubGlobal("sessionStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  keepDraft({ name: "A" });
  clearDraft();
  expect(readDraft()).toEqual({});
});
