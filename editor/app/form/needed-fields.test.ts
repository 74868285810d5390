import { expect, test } from "vitest";
import { divideMistakes, neededFields } from "./needed-fields.ts";
import { toFormSchema } from "./form-schema.ts";

const text = { type: "string" };
const schema = toFormSchema({
  type: "object",
  required: ["name", "sentences"],
  properties: {
    name: text,
    code: text,
    sentences: { type: "array", items: text },
    size: { type: "object", required: ["width"], properties: { width: { type: "number" }, depth: { type: "number" } } },
  },
});
const mistake = (...at: (string | number)[]) => ({ path: "a.yaml", line: 1, at, message: "Write it." });

test("required fields are those that cannot be left out, including in groups that are present", () => {
  const value = { name: "Chair", sentences: ["", "A seat."], size: {} };
  expect(neededFields(schema, value, [mistake("sentences", 0), mistake("size", "width")])).toEqual([
    { at: ["name"], isFilled: true },
    { at: ["sentences", 0], isFilled: false },
    { at: ["sentences", 1], isFilled: true },
    { at: ["size", "width"], isFilled: false },
  ]);
  expect(neededFields(schema, { name: "" }, [mistake("name"), mistake("sentences")])).toEqual([
    { at: ["name"], isFilled: false },
    { at: ["sentences"], isFilled: false },
  ]);
});

test("an empty field becomes a mistake when the user leaves it, and a wrong value at once", () => {
  const mistakes = [mistake("name"), mistake("sentences", 0), mistake("size", "width")];
  const value = { name: "", sentences: [""], size: { width: "wide" } };
  const { missing, wrong } = divideMistakes(mistakes, value, (id) => id === "root_name");
  expect(missing.map(({ at }) => at)).toEqual([["sentences", 0]]);
  expect(wrong.map(({ at }) => at)).toEqual([["name"], ["size", "width"]]);
});
