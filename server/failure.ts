/** An unexpected error for the log: its name and stack, but not the message, which may contain a visitor's text. */
export function failureWithoutWords(error: unknown): { reason: string; stack: string } {
  if (!(error instanceof Error)) return { reason: typeof error, stack: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { reason: error.name, stack: frames.join("\n") };
}
