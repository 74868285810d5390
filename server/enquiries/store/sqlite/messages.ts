/** What the thread of the database is asked to do. */
export type SqliteTask =
  /** Opens or creates the database in a folder. The number in the answer names the connection. */
  | { kind: "open"; folder: string }
  | { kind: "run"; folder: string; connection: number; sql: string; parameters: readonly unknown[] }
  /** Brings what a lost database holds into the open one. The number in the answer is that of enquiries. */
  | { kind: "rescue" }
  /** Removes the text of what was deleted from the files. The number in the answer is 1, or 0 while something prevents it. */
  | { kind: "eraseDeleted" }
  /** Ends a transaction that nobody waits for any longer. Not answered. */
  | { kind: "abandon" }
  | { kind: "close" };

export interface SqliteResult {
  rows: Record<string, unknown>[];
  /** How many rows were changed; absent for a statement that returns rows. */
  changes?: number;
}

export interface SqliteRequest {
  id: number;
  task: SqliteTask;
}

/** An error as it crosses the boundary between threads, which keeps nothing but plain values. */
export interface SqliteFailure {
  message: string;
  code?: string;
  /** SQLite's own words for its error, such as "database or disk is full". */
  errstr?: string;
}

export type SqliteAnswer = { id: number; result: SqliteResult } | { id: number; failure: SqliteFailure };

/** An error of the database, of the system or of the thread itself. The message may quote a statement, `code` and `errstr` never do. */
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

/** Whether an error says that another process holds the lock of the database. */
export function isLocked(error: unknown): boolean {
  const { errstr } = error as { errstr?: unknown };
  return errstr === "database is locked" || errstr === "database table is locked";
}

/** The parts of any error that can cross the boundary. */
export function failureOf(error: unknown): SqliteFailure {
  const { message, code, errstr } = error as { message?: unknown; code?: unknown; errstr?: unknown };
  return {
    message: typeof message === "string" ? message : String(error),
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof errstr === "string" ? { errstr } : {}),
  };
}
