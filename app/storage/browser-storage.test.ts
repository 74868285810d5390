import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forbiddenStorage, memoryStorage, stubStorage } from "#app/testing/stub-storage.ts";
import { browserStorage, tabStorage } from "./browser-storage.ts";

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

test("a text is kept until it is removed", () => {
  tabStorage.write("draft", "A hall");
  expect(tabStorage.read("draft")).toBe("A hall");
  expect(browserStorage.read("draft")).toBeNull();
  tabStorage.write("draft", null);
  expect(tabStorage.read("draft")).toBeNull();
});

test("where storage is forbidden, texts last as long as the page, are reported as not persisted, and cannot be read by other sites", () => {
  vi.stubGlobal("localStorage", forbiddenStorage);
  expect(browserStorage.isKept("shortlist")).toBe(true);
  browserStorage.write("shortlist", "PET Panel");
  expect(browserStorage.read("shortlist")).toBe("PET Panel");
  expect(browserStorage.isKept("shortlist")).toBe(false);
  expect(window.name).toBe("");
  browserStorage.write("shortlist", null);
  expect(browserStorage.read("shortlist")).toBeNull();
});

test("a text that could not be stored is stored as soon as storage works", () => {
  const allowed = memoryStorage();
  vi.stubGlobal("localStorage", forbiddenStorage);
  browserStorage.write("shortlist", "PET Panel");
  vi.stubGlobal("localStorage", allowed);
  browserStorage.write("shortlist", "PET Panel, Gypsum");
  expect(allowed.getItem("shortlist")).toBe("PET Panel, Gypsum");
  expect(browserStorage.isKept("shortlist")).toBe(true);
});
