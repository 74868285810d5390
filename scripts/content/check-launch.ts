import { ContentError } from "#content/catalogue.ts";
import { contentFolder } from "#content/folder.ts";
import { readQuestions, readSamples } from "#content/read-parts.ts";
import type { SampleMark } from "#content/schema/resolved.ts";
import { checkLaunch } from "../operations/launch-checks.ts";
import { inProject } from "../setup/project.mjs";
import { Failure, runCommand, say } from "../setup/say.mjs";

/** One line per sample, with its file and line, then a count of each kind. */
export function launchReport(samples: readonly SampleMark[]): string {
  if (samples.length === 0) return "No samples are left.";
  const lines = samples.map(({ file, line, field, value }) => `${file}:${line}: ${field}: ${value}`);
  const kinds = Map.groupBy(samples, ({ kind }) => kind);
  const counts = [...kinds].map(([kind, marks]) => `${marks.length} in ${kind}`);
  const subject = samples.length === 1 ? "1 sample is" : `${samples.length} samples are`;
  return [...lines, "", `${subject} still in place: ${counts.join(", ")}.`].join("\n");
}

function readAll() {
  try {
    return { samples: readSamples(), questions: readQuestions(contentFolder()) };
  } catch (error) {
    throw error instanceof ContentError ? new Failure(error.message) : error;
  }
}

if (import.meta.main) {
  // Exits with 1 while anything is left to do.
  await runCommand(async () => {
    const { samples, questions } = readAll();
    say(`${launchReport(samples)}\n`);
    // Only the editor knows which questions have been answered.
    if (questions.length > 0)
      say(
        `Questions for the owner: ${questions.length} in content/questions.yaml. The editor's launch list shows them.`,
      );
    const checks = await checkLaunch({ variables: process.env, siteFolder: inProject("build") });
    for (const { name, toDo } of checks) {
      say(toDo.length === 0 ? `${name}: in order.` : toDo.map((sentence) => `${name}: ${sentence}`).join("\n"));
    }
    const isReady = samples.length === 0 && checks.every(({ toDo }) => toDo.length === 0);
    say(isReady ? "\nThe site can be launched." : "\nThe site cannot be launched yet.");
    return isReady ? 0 : 1;
  });
}
