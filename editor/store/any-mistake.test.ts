import { readdirSync } from "node:fs";
import { array, assert, constantFrom, nat, property, tuple } from "fast-check";
import { afterAll, describe, expect, test, vi } from "vitest";
import { ContentError, loadCatalogue } from "#content/catalogue.ts";
import { isGroup, type Group } from "#content/load/group.ts";
import { formatField } from "#content/load/mistake.ts";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import type { FileMistake } from "./check.ts";
import { listContentFiles } from "./content-files.ts";

// The machine may be busy.
vi.setConfig({ testTimeout: 120_000 });
afterAll(removeProjects);

type Part = string | number;

/** Every place in a value, outermost first. */
function placesIn(value: unknown, at: readonly Part[] = []): { at: readonly Part[]; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ at, value }];
  const keys: [Part, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [{ at, value }, ...keys.flatMap(([key, each]) => placesIn(each, [...at, key]))];
}

/** A copy of a value with a place replaced, or removed if the replacement is undefined. */
function withValue(value: unknown, [first, ...rest]: readonly Part[], replacement: unknown): unknown {
  if (first === undefined) return replacement;
  const inner = withValue((value as Group)[first], rest, replacement);
  if (Array.isArray(value)) {
    return inner === undefined ? value.toSpliced(Number(first), 1) : value.with(Number(first), inner);
  }
  const { [first]: _, ...others } = value as Group;
  return inner === undefined ? others : { ...(value as Group), [first]: inner };
}

/** How to break a value in this way; undefined if impossible. */
type Breaking = (value: unknown, name: Part | undefined) => { to: unknown } | undefined;

/** Breakages that every schema refuses. */
const certain: Record<string, Breaking> = {
  "a value of another type": () => ({ to: { "not a field": [null] } }),
  // Another file defines which figures exist, and may be broken too.
  "a field that is unknown": (value, name) =>
    isGroup(value) && name !== "figures" ? { to: { ...value, "not a field": "x" } } : undefined,
};

/** Breakages that a schema may accept. */
const probable: Record<string, Breaking> = {
  "a field that is missing": () => ({ to: undefined }),
  "a name that nothing has": (value) =>
    typeof value === "string" && /^[\w/-]+$/.test(value) ? { to: `${value}Nowhere` } : undefined,
  "a list that is too long": (value) => (Array.isArray(value) ? { to: [...value, ...value, ...value] } : undefined),
  "a text that is too long": (value) => (typeof value === "string" ? { to: value.repeat(300) } : undefined),
  "no text": (value) => (typeof value === "string" ? { to: "" } : undefined),
  "a number": (value) => (typeof value === "string" ? { to: 0.9 } : undefined),
  "a negative number": (value) => (typeof value === "number" ? { to: -1.5 } : undefined),
};

const project = new EditedProject();
const store = project.open();
const build = new EditedProject();
const files = listContentFiles(project.contentFolder).map(({ path }) => path);
const valuesByFile = new Map(files.map((path) => [path, project.changed(path, () => {})]));
const allTexts = () => files.map((path) => project.text(path)).join("\0");
const original = allTexts();

/** The build's messages for the given texts in its files. */
function saidByBuild(texts: ReadonlyMap<string, string>): string[] {
  for (const path of files) build.write(path, texts.get(path) ?? project.text(path));
  try {
    loadCatalogue(build.contentFolder, build.manifest);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.replaceAll(build.contentFolder, "content").split("\n").toSorted();
  }
}

function inWordsOfBuild(mistakes: readonly FileMistake[]): string[] {
  return mistakes
    .map(({ path, line, at, message }) => {
      const field = formatField(at);
      return `content/${path}:${line}: ${field ? `${field}: ` : ""}${message}`;
    })
    .toSorted();
}

/** The value of a file, broken somewhere; undefined if it has no suitable place. */
function broken(path: string, breaking: Breaking, choice: number): unknown {
  const value = valuesByFile.get(path);
  const places = placesIn(value).flatMap((place) => {
    const replacement =
      place.at.length > 0 || isGroup(place.value) ? breaking(place.value, place.at.at(-1)) : undefined;
    return replacement && (place.at.length > 0 || replacement.to !== undefined) ? [{ ...place, ...replacement }] : [];
  });
  const chosen = places[choice % Math.max(places.length, 1)];
  return chosen && withValue(value, chosen.at, chosen.to);
}

function breakAll(breakings: Record<string, Breaking>, choices: readonly (readonly [string, number])[]) {
  const texts = new Map<string, string>();
  for (const [index, path] of files.entries()) {
    const [kind = "", choice = 0] = choices[index] ?? [];
    const value = broken(path, breakings[kind]!, choice);
    if (value !== undefined) texts.set(path, store.textWith(path, value));
  }
  return texts;
}

function saveAll(texts: ReadonlyMap<string, string>) {
  const changes = [...texts].map(([path, after]) => ({ path: `content/${path}`, after }));
  return store.change(changes, { summary: "Broken" });
}

function expectNothingWritten(): void {
  expect(allTexts()).toBe(original);
  expect(store.history()).toEqual([]);
  expect(readdirSync(project.journalFolder)).toEqual([]);
}

const choicesOf = (breakings: Record<string, Breaking>) =>
  array(tuple(constantFrom(...Object.keys(breakings)), nat()), { minLength: files.length, maxLength: files.length });

describe("a change that the build would refuse", () => {
  test("is refused in the same words, wherever in a file a value has a wrong type or an unknown field", () => {
    assert(
      property(choicesOf(certain), (choices) => {
        const written = breakAll(certain, choices);
        const outcome = saveAll(written);
        if (outcome.outcome !== "refused") throw new Error(outcome.outcome);
        expect(inWordsOfBuild(outcome.mistakes)).toEqual(saidByBuild(written));
        expect(new Set(outcome.mistakes.map(({ path }) => path))).toEqual(new Set(files));
        expectNothingWritten();
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });

  test("is refused in the same words if a field is missing, too long or empty, or names something unknown", () => {
    assert(
      property(choicesOf(probable), (choices) => {
        const written = breakAll(probable, choices);
        const outcome = saveAll(written);
        if (outcome.outcome !== "refused") throw new Error(outcome.outcome);
        expect(inWordsOfBuild(outcome.mistakes)).toEqual(saidByBuild(written));
        expectNothingWritten();
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });

  test("of one file is refused on saving, and so are mistakes that it causes in other files", () => {
    const all = { ...certain, ...probable };
    assert(
      property(constantFrom(...files), constantFrom(...Object.keys(all)), nat(), (path, kind, choice) => {
        const value = broken(path, all[kind]!, choice);
        if (value === undefined) return;
        const said = saidByBuild(new Map([[path, store.textWith(path, value)]]));
        const { mistakes } = store.checkChange(path, value);
        expect(inWordsOfBuild(mistakes)).toEqual(said);
        if (said.length === 0) return;
        const { version } = store.read(path);
        const outcome = store.save(path, value, version);
        expect(outcome).toEqual({ outcome: "refused", mistakes });
        expectNothingWritten();
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });
});
