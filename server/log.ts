type Details = Record<string, string | number | boolean | undefined>;

export interface Log {
  info(event: string, details?: Details): void;
  warn(event: string, details?: Details): void;
  error(event: string, details?: Details): void;
}

/** Writes one line of JSON an event. Nothing about a visitor belongs in the details. */
export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at =
    (level: string) =>
    (event: string, details: Details = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`);
  return { info: at("info"), warn: at("warn"), error: at("error") };
}
