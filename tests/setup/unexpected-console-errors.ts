import { format } from "node:util";
import { afterEach, beforeEach } from "vitest";

// A test that expects an error message replaces console.error with a spy of its own.
const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  console.error = (...parts: unknown[]) => void written.push(format(...parts));
});

afterEach(() => {
  if (written.length > 0) throw new Error(`console.error was called unexpectedly:\n${written.join("\n")}`);
});
