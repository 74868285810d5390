/** A task for the database thread. */
export type SqliteTask =
  /** Opens or creates the database in a folder. The number in the answer identifies the connection. */
  | { kind: "open"; folder: string }
  | { kind: "run"; folder: string; connection: number; sql: string; parameters: readonly unknown[] }
  /** Copies the rows of a lost database to the open one. The answer has the number of enquiries. */
  | { kind: "rescue" }
  /** Removes deleted text from the files. The number in the answer is 1, or 0 while something prevents it. */
  | { kind: "eraseDeleted" }
  /** Rolls back a transaction that timed out. There is no answer. */
  | { kind: "abandon" }
  | { kind: "close" };

export interface SqliteResult {
  rows: Record<string, unknown>[];
  /** The number of changed rows; absent for a statement that returns rows. */
  changes?: number;
}

export interface SqliteRequest {
  id: number;
  task: SqliteTask;
}

/** An error in transit between threads, reduced to plain values. */
export interface SqliteFailure {
  message: string;
  code?: string;
  /** SQLite's text for its error, such as "database or disk is full". */
  errstr?: string;
}

export type SqliteAnswer = { id: number; result: SqliteResult } | { id: number; failure: SqliteFailure };

/**
 * An error of the database, the system or the thread. The message may quote a statement; `code` and `errstr` never do.
 */
export class SqliteError extends Error {
  override readonly name = "SqliteError";
  readonly code: string | undefined;
  readonly errstr: string | undefined;

  constructor({ message, code, errstr }: SqliteFailure) {
    super(message);
    this.code = code;
    this.errstr = errstr;
  }
}

/** Whether the error means that another process holds the database lock. */
export function isLocked(error: unknown): boolean {
  const { errstr } = error as { errstr?: unknown };
  return errstr === "database is locked" || errstr === "database table is locked";
}

/** The parts of any error that can be sent between threads. */
export function failureOf(error: unknown): SqliteFailure {
  const { message, code, errstr } = error as { message?: unknown; code?: unknown; errstr?: unknown };
  return {
    message: typeof message === "string" ? message : String(error),
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof errstr === "string" ? { errstr } : {}),
  };
}
