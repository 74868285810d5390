import { pino } from "pino";

type Details = Record<string, string | number | boolean | undefined>;

export interface Log {
  info(event: string, details?: Details): void;
  warn(event: string, details?: Details): void;
  error(event: string, details?: Details): void;
}

/**
 * Writes one line of JSON for each event. Nothing about a visitor belongs in the details, whose type takes no objects.
 * @param write takes each line, with its end
 */
export function createLog(write: (line: string) => void): Log {
  const logger = pino(
    {
      base: null,
      messageKey: "event",
      timestamp: createTimestamp(),
      formatters: { level: (label) => ({ level: label }) },
    },
    { write },
  );
  return {
    info: (event, details = {}) => logger.info(details, event),
    warn: (event, details = {}) => logger.warn(details, event),
    error: (event, details = {}) => logger.error(details, event),
  };
}

/** Writes the time as the standard has it, once for all lines of the same millisecond, of which a busy server has dozens. */
function createTimestamp(): () => string {
  let writtenMs = Number.NaN;
  let text = "";
  return () => {
    const now = Date.now();
    if (now !== writtenMs) {
      writtenMs = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

/** The line that says how many others could not be written. */
export function droppedLinesEvent(lines: number): string {
  let text = "";
  createLog((line) => (text = line)).warn("log lines dropped", { lines });
  return text;
}
