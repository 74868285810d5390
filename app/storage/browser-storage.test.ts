import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forbiddenStorage, memoryStorage, stubStorage } from "#app/testing/stub-storage.ts";
import { keptInBrowser, keptInTab } from "./browser-storage.ts";

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

test("a text is kept until it is removed, and leaves the name of the window alone", () => {
  window.name = "help";
  keptInTab.write("draft", "A hall");
  expect(keptInTab.read("draft")).toBe("A hall");
  expect(keptInBrowser.read("draft")).toBeNull();
  keptInTab.write("draft", null);
  expect(keptInTab.read("draft")).toBeNull();
  expect(window.name).toBe("help");
});

test("where storage is forbidden, texts last as long as the window and are reported as not persisted", () => {
  vi.stubGlobal("localStorage", forbiddenStorage);
  expect(keptInBrowser.isKept("shortlist")).toBe(true);
  keptInBrowser.write("shortlist", "PET Panel");
  keptInBrowser.write("comparison", "Gypsum");
  expect(keptInBrowser.read("shortlist")).toBe("PET Panel");
  expect(keptInBrowser.isKept("shortlist")).toBe(false);
  keptInBrowser.write("shortlist", null);
  keptInBrowser.write("comparison", null);
  expect([keptInBrowser.read("shortlist"), window.name]).toEqual([null, ""]);
});

test("a text that could not be stored is stored as soon as storage works", () => {
  const allowed = memoryStorage();
  vi.stubGlobal("localStorage", forbiddenStorage);
  keptInBrowser.write("shortlist", "PET Panel");
  vi.stubGlobal("localStorage", allowed);
  keptInBrowser.write("shortlist", "PET Panel, Gypsum");
  expect([allowed.getItem("shortlist"), window.name]).toEqual(["PET Panel, Gypsum", ""]);
});

test.each(["a name", "unstored:{", ""])("a window named %j holds no text", (name) => {
  window.name = name;
  expect(keptInBrowser.read("shortlist")).toBeNull();
});
