import { pino, stdTimeFunctions, type DestinationStream } from "pino";

type Details = Record<string, string | number | boolean | undefined>;

export interface Log {
  info(event: string, details?: Details): void;
  warn(event: string, details?: Details): void;
  error(event: string, details?: Details): void;
}

/** Writes one line of JSON for each event. Nothing about a visitor belongs in the details, whose type takes no objects. */
export function createLog(write?: (line: string) => void): Log {
  const stream: DestinationStream = write ? { write } : pino.destination({ fd: 1, sync: true });
  const logger = pino(
    {
      base: null,
      messageKey: "event",
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    stream,
  );
  return {
    info: (event, details = {}) => logger.info(details, event),
    warn: (event, details = {}) => logger.warn(details, event),
    error: (event, details = {}) => logger.error(details, event),
  };
}
