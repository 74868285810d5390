import { vi } from "vitest";

/** A storage of its own, as a browser has one for each site. */
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

/** A storage as a browser has it that stores nothing for the site. */
export const forbiddenStorage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };

/** Gives a test outside a browser an empty storage and a window without a name. Undo it with `vi.unstubAllGlobals`. */
export function stubStorage(): void {
  vi.stubGlobal("window", { name: "" });
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
}
