import { expect, test } from "vitest";
import { groupResults } from "./group-results.ts";
import type { FoundDocument } from "./load-search.ts";

const found = (kind: FoundDocument["kind"], title: string): FoundDocument => ({
  id: `${kind}:${title}`,
  kind,
  title,
  path: "/",
  note: "",
});

test("the kind with the best result is first, and each kind keeps the order of its results", () => {
  const groups = groupResults([found("finish", "a"), found("product", "b"), found("finish", "c")]);
  expect(groups.map(({ label, first, results }) => [label, first, results.map(({ title }) => title)])).toEqual([
    ["Finishes", 0, ["a", "c"]],
    ["Products", 2, ["b"]],
  ]);
});

test("only the best four projects are shown", () => {
  const [projects] = groupResults(Array.from({ length: 30 }, (_, place) => found("project", String(place))));
  expect(projects?.results.map(({ title }) => title)).toEqual(["0", "1", "2", "3"]);
});

test("no results give no group", () => {
  expect(groupResults([])).toEqual([]);
});
