import { beforeEach, expect, test, vi } from "vitest";
import { keptValue } from "./kept-value.ts";

let stored: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
  stored = new Map();
  page = new EventTarget();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

const none: readonly string[] = [];
const kept = () => keptValue("words", none, (value) => (Array.isArray(value) ? (value as string[]) : undefined));

test("what is kept is read again, and is the same object until it changes", () => {
  const words = kept();
  expect(words.read()).toBe(none);
  words.change((before) => [...before, "slat"]);
  expect(kept().read()).toEqual(["slat"]);
  expect(words.read()).toBe(words.read());
});

test.each(["{", '{"not":"a list"}', ""])("what is stored and is none, such as %j, counts as empty", (text) => {
  stored.set("words", text);
  expect(kept().read()).toBe(none);
});

test("a change is told here, and one in another tab too, until nobody follows", () => {
  const words = kept();
  const told = vi.fn();
  const end = words.follow(told);
  words.change(() => ["reveal"]);
  expect(told).toHaveBeenCalledTimes(1);
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "words" }));
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "something else" }));
  expect(told).toHaveBeenCalledTimes(2);
  end();
  words.change(() => []);
  expect(told).toHaveBeenCalledTimes(2);
});

test("where nothing can be stored, the page keeps the value and knows that it will be lost", () => {
  const words = kept();
  expect(words.isKept()).toBe(true);
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  words.change(() => ["tegular"]);
  expect(words.read()).toEqual(["tegular"]);
  expect(words.isKept()).toBe(false);
});
