/**
 * An unexpected error for the log: its name and stack, without the message, which may contain text that a visitor
 * typed.
 */
export function failureWithoutWords(error: unknown): { reason: string; stack: string } {
  if (!(error instanceof Error)) return { reason: typeof error, stack: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { reason: error.name, stack: frames.join("\n") };
}
