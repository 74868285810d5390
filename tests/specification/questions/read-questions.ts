import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const question = z.strictObject({
  query: z.string().min(1),
  right: z.array(z.string()).min(1),
  note: z.string().min(1).optional(),
});

export type Question = z.output<typeof question>;

/** The questions of buyers with the products that answer them. Throws if the table cannot be parsed. */
export function readQuestions(): Question[] {
  return z.array(question).parse(parse(readFileSync("tests/specification/questions/questions.yaml", "utf8")));
}
