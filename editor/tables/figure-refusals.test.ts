import { expect, test } from "vitest";
import { refusals } from "./figure-refusals.ts";

const change = (path: string, figure: string) => ({ path, cell: { at: ["specifications", 0, "figures", figure] } });
const [nrc, width, other] = [change("one.yaml", "nrc"), change("one.yaml", "width"), change("two.yaml", "nrc")];
const mistake = (path: string, at: readonly (string | number)[], message: string) => ({ path, line: 1, at, message });

test("a mistake at a figure refuses its change, and one that is found only then refuses the change that led to it", () => {
  const { refused, others } = refusals([nrc, width, other], (some) => {
    if (some.includes(nrc)) return [mistake("one.yaml", nrc.cell.at, "Write a number.")];
    return some.includes(width) ? [mistake("one.yaml", ["drawing", "seat"], "The drawing is narrower.")] : [];
  });
  expect([...refused]).toEqual([
    [nrc, "Write a number."],
    [width, "The drawing is narrower."],
  ]);
  expect(others).toEqual([]);
});

test("what only several changes together lead to is said of none of them", () => {
  const { refused, others } = refusals([nrc, other], (some) =>
    some.length > 1 ? [mistake("three.yaml", [], "These do not agree.")] : [],
  );
  expect([...refused]).toEqual([]);
  expect(others).toEqual(["These do not agree."]);
});
