import { vi } from "vitest";

/** An empty storage, like that of a new origin. */
export function memoryStorage(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const forbidden = () => {
  throw new DOMException("denied", "SecurityError");
};

/** A storage that throws, like that of a browser that stores nothing for the site. */
export const forbiddenStorage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };

/**
 * Gives a test outside a browser an empty storage and a window without a name. Undo it with `vi.unstubAllGlobals`.
 */
export function stubStorage(): void {
  vi.stubGlobal("window", { name: "" });
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
}
