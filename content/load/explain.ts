import type { z } from "zod";
import { reportAt, type Mistakes } from "./mistake.ts";
import type { YamlFile } from "./yaml-file.ts";

type Issue = z.core.$ZodIssue;

/** Turns the issues of a schema into mistakes with the line, the field, what was found and what is allowed. */
export function explainIssues(file: YamlFile, issues: readonly Issue[], mistakes: Mistakes): void {
  for (const issue of issues.flatMap((each) => deepestIssues(each, []))) explainIssue(file, issue, mistakes);
}

/** For a union, keeps the issues of the branch that was probably meant. */
function deepestIssues(issue: Issue, parent: readonly PropertyKey[]): Issue[] {
  const path = [...parent, ...issue.path];
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [{ ...issue, path }];
  const meant = issue.errors.find(
    (branch) => !branch.some((inner) => inner.path.length === 0 && inner.code === "invalid_type"),
  );
  if (meant) return meant.flatMap((inner) => deepestIssues(inner, path));
  const expected = issue.errors.flatMap((branch) => branch.map(allowedBy));
  return [{ ...issue, path, message: [...new Set(expected)].join(", or ") }];
}

function explainIssue(file: YamlFile, issue: Issue, mistakes: Mistakes): void {
  if (issue.code === "unrecognized_keys") {
    for (const key of issue.keys) {
      const field = [...issue.path, key];
      add(field, JSON.stringify(key), issue.message);
    }
    return;
  }
  if (issue.code === "invalid_key") {
    add(issue.path, JSON.stringify(issue.path.at(-1)), issue.issues.map(allowedBy).join(", "));
    return;
  }
  const value = file.valueAt(issue.path);
  if (isUnquoted(value) && expectsText(issue)) {
    const source = file.sourceOf(issue.path) ?? String(value);
    add(issue.path, `${source} without quotes`, `text in quotes, so that no digit is lost: "${source}"`);
    return;
  }
  add(issue.path, describe(value), allowedBy(issue));

  function add(field: readonly PropertyKey[], found: string, allowed: string) {
    reportAt(mistakes, file, field, found, allowed);
  }
}

function isUnquoted(value: unknown): value is number | boolean {
  return typeof value === "number" || typeof value === "boolean";
}

function expectsText(issue: Issue): boolean {
  if (issue.code === "invalid_type") return issue.expected === "string";
  return (
    issue.code === "invalid_union" && issue.errors.flat().some((inner) => inner.path.length === 0 && expectsText(inner))
  );
}

const typeNames: Record<string, string> = {
  string: "text",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "named fields",
  record: "named fields",
};

function allowedBy(issue: Issue): string {
  if (issue.code === "invalid_type") return typeNames[issue.expected] ?? issue.expected;
  if (issue.code === "invalid_union" && issue.errors.length === 0)
    return "options" in issue ? issue.options.map(String).join(", ") : issue.message;
  if (issue.code === "invalid_value") return issue.values.map(String).join(", ");
  return issue.message;
}

/** A value as shown in a message; long text is shortened. */
export function describe(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object") return "named fields";
  const shown = JSON.stringify(value);
  return shown.length > 80 ? `${shown.slice(0, 79)}…` : shown;
}

/** Sorts words by their similarity to the one that was found, so that the one probably meant comes first. */
export function nearestFirst(found: string, words: readonly string[]): string[] {
  const distances = new Map(words.map((word) => [word, editDistance(found.toLowerCase(), word.toLowerCase())]));
  return words.toSorted((a, b) => distances.get(a)! - distances.get(b)!);
}

/** How many letters must be added, removed or changed to turn one word into the other (Levenshtein distance). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column++) {
      const change = row[column - 1]! + (to[column - 1] === letter ? 0 : 1);
      next.push(Math.min(change, row[column]! + 1, next[column - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
