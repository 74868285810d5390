import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forbiddenStorage, memoryStorage, stubStorage } from "#app/testing/stub-storage.ts";
import { storedValue } from "./stored-value.ts";

let stored: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
  stored = new Map();
  page = new EventTarget();
  stubStorage();
  vi.stubGlobal("localStorage", memoryStorage(stored));
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

afterEach(() => vi.unstubAllGlobals());

const none: readonly string[] = [];
const wordsInStorage = () =>
  storedValue("words", none, (value) => (Array.isArray(value) ? (value as string[]) : undefined));

test("a stored value is read again, and is the same object until it changes", () => {
  const words = wordsInStorage();
  expect(words.read()).toBe(none);
  words.update((before) => [...before, "slat"]);
  expect(wordsInStorage().read()).toEqual(["slat"]);
  expect(words.read()).toBe(words.read());
});

test("a value that becomes undefined is removed from storage", () => {
  const word = storedValue<string | undefined>("word", undefined, String);
  word.update(() => "reveal");
  expect(stored.has("word")).toBe(true);
  word.update(() => undefined);
  expect(stored.has("word")).toBe(false);
  expect(word.read()).toBeUndefined();
});

test.each(["{", '{"not":"a list"}', ""])(
  "stored text that is not a valid value, such as %j, counts as empty",
  (text) => {
    stored.set("words", text);
    expect(wordsInStorage().read()).toBe(none);
  },
);

test("a listener is called for changes in this tab, in other tabs, and when the page is shown again, until it unsubscribes", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => setTimeout(act, 16));
  const words = wordsInStorage();
  const listener = vi.fn();
  const unsubscribe = words.subscribe(listener);
  words.update(() => ["reveal"]);
  expect(listener).toHaveBeenCalledTimes(1);
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "words" }));
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "something else" }));
  expect(listener).toHaveBeenCalledTimes(2);
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  words.update(() => []);
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test("a change keeps what another tab has stored, even before the browser reports that change", () => {
  const words = wordsInStorage();
  words.subscribe(() => {});
  expect(words.read()).toEqual([]);
  stored.set("words", '["plenum"]');
  words.update((before) => [...before, "reveal"]);
  expect(words.read()).toEqual(["plenum", "reveal"]);
});

test("where nothing can be stored, the value lasts as long as the tab and is reported as not persisted", () => {
  const words = wordsInStorage();
  expect(words.isPersisted()).toBe(true);
  vi.stubGlobal("localStorage", forbiddenStorage);
  words.update(() => ["tegular"]);
  expect(words.read()).toEqual(["tegular"]);
  expect(wordsInStorage().read()).toEqual(["tegular"]);
  expect(words.isPersisted()).toBe(false);
});
