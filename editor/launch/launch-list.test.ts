import { expect, test } from "vitest";
import type { Question } from "#content/schema/questions.ts";
import { tasksOf } from "./launch-list.ts";

const asked = (answerIn: Question["answerIn"], ...quoted: string[]): Question => ({
  title: "Which?",
  group: "what",
  quoted,
  answerIn,
});
const felt = "products/panels/felt.yaml";
const files = {
  "products/seats/a.yaml": { foam: "48 kg" },
  "products/seats/b.yaml": { seo: { title: "Seats, 48 kg" }, specifications: [{ figures: { foam: "48 kg" } }] },
  [felt]: { light: "85%", warranty: "15 years", life: "5 years" },
};

function placesOf(...given: Question[]) {
  const { what } = tasksOf({
    contentFolder: "",
    samples: [],
    questions: given,
    files: Object.entries(files).map(([path, value]) => ({ path, title: path, value })),
  });
  return what.map((task) => [task, ...(task.others ?? [])].map(({ path, at }) => [path, at]));
}

test("a question leads to the field that it names, or to the one with the quoted words", () => {
  expect(
    placesOf(
      asked([{ file: felt, field: "warranty" }], "85%"),
      asked([{ file: felt }], "5 years"),
      asked([{ file: felt }], "Light 85%"),
      asked([{ file: felt }], "not there"),
      asked([{ file: "products/panels/gone.yaml" }], "85%"),
      asked([]),
    ),
  ).toEqual([
    [["products/panels/felt.yaml", ["warranty"]]],
    [["products/panels/felt.yaml", ["life"]]],
    [["products/panels/felt.yaml", ["light"]]],
    [["products/panels/felt.yaml", undefined]],
    [[undefined, undefined]],
    [[undefined, undefined]],
  ]);
});

test("a question about samples is shown until the places that it names have none left", () => {
  const question: Question = {
    ...asked([{ file: "products/seats/*.yaml", field: "specifications" }]),
    asksAboutSamples: true,
  };
  const sample = (file: string, ...at: string[]) => ({
    kind: "products" as const,
    file: `content/${file}`,
    line: 1,
    field: "seat",
    value: "Fixed",
    at,
  });
  const isAsked = (...samples: ReturnType<typeof sample>[]) => {
    const { what } = tasksOf({ contentFolder: "content", samples, questions: [question], files: [] });
    return what.some(({ settled }) => settled === "answered");
  };
  expect(isAsked(sample("products/seats/a.yaml", "specifications", "seat"))).toBe(true);
  expect(isAsked(sample("products/seats/a.yaml", "warranty"), sample("products/panels/felt.yaml"))).toBe(false);
  expect(isAsked()).toBe(false);
});

test("a question about several files leads to each with the quoted words, figures first", () => {
  expect(placesOf(asked([{ file: "products/seats/*.yaml" }, { file: felt }], "48 kg"))).toEqual([
    [
      ["products/seats/a.yaml", ["foam"]],
      ["products/seats/b.yaml", ["specifications", 0, "figures", "foam"]],
    ],
  ]);
  expect(placesOf(asked([{ file: "projects/*.csv" }]))).toEqual([[["projects/", undefined]]]);
});
