import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const question = z.strictObject({
  query: z.string().min(1),
  right: z.array(z.string()).min(1),
  /** What must not be first. */
  wrong: z.array(z.string()).min(1).optional(),
  note: z.string().min(1).optional(),
});

export type Question = z.output<typeof question>;

/** The questions of a table with the products that answer them. Throws if the table cannot be parsed. */
export function readQuestions(table: "questions" | "more-questions"): Question[] {
  return z.array(question).parse(parse(readFileSync(`tests/specification/questions/${table}.yaml`, "utf8")));
}
