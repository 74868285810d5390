/**
 * What the log says of an error that nobody expected: its kind and where it arose. Not its message, which may repeat what a
 * visitor typed.
 */
export function failureWithoutWords(error: unknown): { reason: string; stack: string } {
  if (!(error instanceof Error)) return { reason: typeof error, stack: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { reason: error.name, stack: frames.join("\n") };
}
