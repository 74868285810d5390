import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Entry {
  id: string;
  /** The tests that verify the sentence, and remarks. */
  held: string[];
}

const checklist = readFileSync("tests/specification/checklist.md", "utf8");
const entries: Entry[] = [...checklist.matchAll(/^- \*\*([SD]\d+)\*\* .+\n((?: {2}- .+\n)*)/gm)].map(
  ([, id = "", held = ""]) => ({ id, held: held.split("\n").flatMap((line) => line.slice(4) || []) }),
);

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

test("every sentence has an entry, and every entry says how it is verified", () => {
  expect(entries.map(({ id }) => id)).toEqual([...numbered("S", 134), ...numbered("D", 98)]);
  expect(entries.filter(({ held }) => held.length === 0)).toEqual([]);
});

test("every test that is named exists", () => {
  const missing = entries.flatMap(({ id, held }) =>
    held.flatMap((line) => {
      const [, file, name = ""] = /^`(.+)` › (.+)$/.exec(line) ?? [];
      if (!file || (existsSync(file) && readFileSync(file, "utf8").includes(name))) return [];
      return [`${id}: ${line}`];
    }),
  );
  expect(missing).toEqual([]);
});
