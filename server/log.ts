import { pino } from "pino";

type Details = Record<string, string | number | boolean | undefined>;

export interface Log {
  info(event: string, details?: Details): void;
  warn(event: string, details?: Details): void;
  error(event: string, details?: Details): void;
}

/**
 * Creates a log with one line of JSON per event. The details must not identify visitors; their type excludes objects.
 * @param write receives each line with its line break
 */
export function createLog(write: (line: string) => void): Log {
  const logger = pino(
    {
      base: null,
      messageKey: "event",
      timestamp: pino.stdTimeFunctions.isoTime,
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

/** The line that reports the number of dropped lines. */
export function droppedLinesEvent(lines: number): string {
  let text = "";
  createLog((line) => (text = line)).warn("log lines dropped", { lines });
  return text;
}
