import type { z } from "zod";
import { formatField, type Mistakes } from "./mistake.ts";
import type { YamlFile } from "./yaml-file.ts";

type Issue = z.core.$ZodIssue;

/** Turns what a schema refused into mistakes with line, field, what was found and what is allowed. */
export function explainIssues(file: YamlFile, issues: readonly Issue[], mistakes: Mistakes): void {
  for (const issue of issues.flatMap((each) => deepestIssues(each, []))) explainIssue(file, issue, mistakes);
}

/** In a choice of several shapes, keeps the complaints of the shape that was meant. */
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
  const value = file.valueAt(issue.path);
  if (isUnquoted(value) && wantsText(issue)) {
    const source = file.sourceOf(issue.path) ?? String(value);
    add(issue.path, `${source} without quotes`, `text in quotes, so that no digit is lost: "${source}"`);
    return;
  }
  add(issue.path, describe(value), allowedBy(issue));

  function add(field: readonly PropertyKey[], found: string, allowed: string) {
    mistakes.add({ file: file.path, line: file.lineOf(field), field: formatField(field), found, allowed });
  }
}

function isUnquoted(value: unknown): value is number | boolean {
  return typeof value === "number" || typeof value === "boolean";
}

function wantsText(issue: Issue): boolean {
  if (issue.code === "invalid_type") return issue.expected === "string";
  return (
    issue.code === "invalid_union" && issue.errors.flat().some((inner) => inner.path.length === 0 && wantsText(inner))
  );
}

const nameOfType: Record<string, string> = {
  string: "text",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "named fields",
  record: "named fields",
};

function allowedBy(issue: Issue): string {
  if (issue.code === "invalid_type") return nameOfType[issue.expected] ?? issue.expected;
  if (issue.code === "invalid_union" && issue.errors.length === 0)
    return "options" in issue ? issue.options.map(String).join(", ") : issue.message;
  if (issue.code === "invalid_value") return issue.values.map(String).join(", ");
  return issue.message;
}

/** A value in the words of a message; long text is cut. */
export function describe(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object") return "named fields";
  const shown = JSON.stringify(value);
  return shown.length > 80 ? `${shown.slice(0, 79)}…` : shown;
}
