import type { SampleMark } from "#content/schema/resolved.ts";

/** One line for each sample with its file and line, then how many there are of each kind. */
export function launchReport(samples: readonly SampleMark[]): string {
  if (samples.length === 0) return "No sample is left: the site may be launched.";
  const lines = samples.map(({ file, line, field, value }) => `${file}:${line}: ${field}: ${value}`);
  const kinds = Map.groupBy(samples, ({ kind }) => kind);
  const counts = [...kinds].map(([kind, marks]) => `${marks.length} in ${kind}`);
  const subject = samples.length === 1 ? "1 sample is" : `${samples.length} samples are`;
  return [...lines, "", `${subject} still in place: ${counts.join(", ")}.`].join("\n");
}
