import { Mistakes } from "./load/mistake.ts";
import { SourceReader } from "./load/sources.ts";
import { questions, type Question } from "./schema/questions.ts";

/** The questions to the owner in the content of `folder`. @throws {ContentError} if they are invalid */
export function readQuestions(folder: string): Question[] {
  const mistakes = new Mistakes();
  const source = new SourceReader(folder, mistakes).yaml("questions.yaml", questions);
  mistakes.throwIfAny();
  return source?.entry ?? [];
}
