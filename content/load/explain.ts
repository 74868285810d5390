import type { z } from "zod";
import { oneOf, quoted } from "../sentence-parts.ts";
import { choicesNear } from "./choices.ts";
import { fieldInWords, partsInWords } from "./field-words.ts";
import { reportAt, type Mistakes } from "./mistake.ts";
import type { YamlFile } from "./yaml-file.ts";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * For validation with a schema: leaves the messages of issues without custom text empty. They are generated here,
 * where the whole path of the field is known.
 */
export const withoutWords = { error: () => "" };

/** Turns schema issues into mistakes with the line, the field, and how to correct it. */
export function explainIssues(file: YamlFile, issues: readonly Issue[], mistakes: Mistakes): void {
  for (const issue of issues.flatMap((each) => deepestIssues(each, []))) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) {
        const advice = `Use ${choicesNear(key, issue.message.split(", "))}.`;
        reportAt(mistakes, file, [...issue.path, key], `There is no field ${quoted(key)} here. ${advice}`);
      }
    } else {
      const value = file.valueAt(issue.path);
      const source = typeof value === "number" || typeof value === "boolean" ? file.sourceOf(issue.path) : undefined;
      reportAt(mistakes, file, issue.path, messageOf(issue, value, source));
    }
  }
}

/**
 * How to correct a value, as a sentence: `Write the name.`, `Choose yes or no, not “maybe”.`
 * @param source how a number or a truth value is written, in a file where text needs quotes to keep its digits
 */
export function messageOf(issue: Issue, value: unknown, source?: string): string {
  if (source !== undefined && expectsText(issue)) {
    return `Put ${source} in quotes, so that no digit is lost: "${source}".`;
  }
  if (issue.code === "invalid_key") {
    const [own] = issue.issues;
    return sentence(own?.message || "Give it another name", issue.path.at(-1));
  }
  if (issue.code === "invalid_type" && issue.expected === "object" && issue.message) {
    return sentence(`Fill in ${partsInWords(issue.path, issue.message.split(", "))}`, value);
  }
  return sentence(issue.message || adviceOn(issue, value), value);
}

/** For a union, keeps the issues of the branch that was probably meant. */
function deepestIssues(issue: Issue, parent: Path): Issue[] {
  const path = [...parent, ...issue.path];
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [{ ...issue, path }];
  const meant = issue.errors.find(
    (branch) => !branch.some((inner) => inner.path.length === 0 && inner.code === "invalid_type"),
  );
  return meant ? meant.flatMap((inner) => deepestIssues(inner, path)) : [{ ...issue, path }];
}

function expectsText(issue: Issue): boolean {
  if (issue.code === "invalid_type") return issue.expected === "string";
  return (
    issue.code === "invalid_union" && issue.errors.flat().some((inner) => inner.path.length === 0 && expectsText(inner))
  );
}

/** Appends the found value, so that it need not be looked up, unless there is none. */
function sentence(advice: string, found: unknown): string {
  if (isNothing(found)) return `${advice}.`;
  if (Array.isArray(found)) return `${advice}${advice.startsWith("Write") ? ", not a list" : ""}.`;
  if (typeof found === "object") return `${advice}${advice.startsWith("Write") ? ", not a group of fields" : ""}.`;
  return `${advice}, not ${quoted(found)}.`;
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

const kindsOfNumber: Record<string, string> = { number: "a number", int: "a whole number" };

/** The correction if the schema has no custom message. */
function adviceOn(issue: Issue, value: unknown): string {
  const field = fieldInWords(issue.path);
  switch (issue.code) {
    case "invalid_type":
      return adviceOnType(issue.expected, issue.path, value);
    case "invalid_value":
      return `Choose ${oneOf(issue.values)}`;
    case "invalid_union":
      if ("options" in issue && Array.isArray(issue.options)) return `Choose ${oneOf(issue.options)}`;
      return adviceOnType(isNothing(value) ? "string" : firstType(issue), issue.path, value);
    case "too_small":
      if (issue.origin === "string") return adviceOnType("string", issue.path, value);
      if (issue.origin === "array") return adviceOnLength(field, Number(issue.minimum), issue.exact === true);
      return issue.inclusive ? `Write a number of ${issue.minimum} or more` : `Write a number above ${issue.minimum}`;
    case "too_big":
      if (issue.origin === "array") return adviceOnLength(field, Number(issue.maximum), true);
      return issue.inclusive ? `Write a number of ${issue.maximum} or less` : `Write a number below ${issue.maximum}`;
    default:
      return `Write ${field} in another way`;
  }
}

function adviceOnType(expected: string, path: Path, value: unknown): string {
  const field = fieldInWords(path);
  const isThere = !isNothing(value);
  if (expected === "boolean") return "Write true or false";
  if (expected in kindsOfNumber) return `Write ${field} as ${kindsOfNumber[expected]}`;
  if (expected === "array") return isThere ? `Write ${field} as a list` : `Add ${field}`;
  if (expected === "object" || expected === "record") return `Fill in ${field}`;
  if (isThere) return `Write ${field} as text`;
  // A list entry can also be removed.
  const own = path.at(-1) === "value" ? path.slice(0, -1) : path;
  const isOneOfSeveral = typeof own.at(-1) === "number" || own.at(-2) === "figures";
  return isOneOfSeveral ? `Write ${field}, or remove it` : `Write ${field}`;
}

function firstType(issue: Issue & { code: "invalid_union" }): string {
  const [first] = issue.errors.flat();
  return first?.code === "invalid_type" ? first.expected : "string";
}

function adviceOnLength(field: string, count: number, isExact: boolean): string {
  const entries = count === 1 ? "one entry" : `${count} entries`;
  return isExact ? `Give ${field} exactly ${entries}` : `Add at least ${entries} to ${field}`;
}
