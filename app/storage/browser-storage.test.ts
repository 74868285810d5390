import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forbiddenStorage, memoryStorage, stubStorage } from "#app/testing/stub-storage.ts";
import { browserStorage, tabStorage } from "./browser-storage.ts";

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

test("a text is kept until it is removed, and leaves the name of the window alone", () => {
  window.name = "help";
  tabStorage.write("draft", "A hall");
  expect(tabStorage.read("draft")).toBe("A hall");
  expect(browserStorage.read("draft")).toBeNull();
  tabStorage.write("draft", null);
  expect(tabStorage.read("draft")).toBeNull();
  expect(window.name).toBe("help");
});

test("where storage is forbidden, texts last as long as the window and are reported as not persisted", () => {
  vi.stubGlobal("localStorage", forbiddenStorage);
  expect(browserStorage.isKept("shortlist")).toBe(true);
  browserStorage.write("shortlist", "PET Panel");
  browserStorage.write("comparison", "Gypsum");
  expect(browserStorage.read("shortlist")).toBe("PET Panel");
  expect(browserStorage.isKept("shortlist")).toBe(false);
  browserStorage.write("shortlist", null);
  browserStorage.write("comparison", null);
  expect([browserStorage.read("shortlist"), window.name]).toEqual([null, ""]);
});

test("a text that could not be stored is stored as soon as storage works", () => {
  const allowed = memoryStorage();
  vi.stubGlobal("localStorage", forbiddenStorage);
  browserStorage.write("shortlist", "PET Panel");
  vi.stubGlobal("localStorage", allowed);
  browserStorage.write("shortlist", "PET Panel, Gypsum");
  expect([allowed.getItem("shortlist"), window.name]).toEqual(["PET Panel, Gypsum", ""]);
});

test.each(["a name", "unstored:{", ""])("a window named %j holds no text", (name) => {
  window.name = name;
  expect(browserStorage.read("shortlist")).toBeNull();
});
