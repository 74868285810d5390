import { afterEach, beforeEach } from "vitest";

// A test that expects an error message mocks console.error.
const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  console.error = (...parts: unknown[]) => void written.push(parts.map(inWords).join(" "));
});

afterEach(() => {
  if (written.length > 0) throw new Error(`console.error was called unexpectedly:\n${written.join("\n")}`);
});

/** Without Node's own formatting, because component tests run in a browser. */
function inWords(part: unknown): string {
  return part instanceof Error ? String(part.stack) : String(part);
}
