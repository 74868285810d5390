import { AsyncLocalStorage } from "node:async_hooks";

/** @type {AsyncLocalStorage<(text: string) => void>} */
const outputs = new AsyncLocalStorage();

/** An error whose message tells the user what to do. It is printed without a stack trace. */
export class Failure extends Error {}

/** The user has stopped the command, which needs no explanation. */
export class Interrupted extends Error {
  /** @param {number} exitCode the command's */
  constructor(exitCode) {
    super("The command was stopped.");
    this.exitCode = exitCode;
  }
}

/** Prints a line on standard output, or where captureOutput sends it. @param {string} sentence */
export function say(sentence) {
  const write = capturedOutput() ?? ((text) => process.stdout.write(text));
  write(`${sentence}\n`);
}

/**
 * Runs a function and redirects `say`, and the output of child processes, to `write`.
 * @template T
 * @param {(text: string) => void} write
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export function captureOutput(write, work) {
  return outputs.run(write, work);
}

/** The function that receives the current output; undefined for the terminal. */
export function capturedOutput() {
  return outputs.getStore();
}

/**
 * Runs a command of this project and exits with its code, with 1 and the message of a Failure, or silently after an interruption. A command
 * that starts a server returns nothing, and the process keeps running.
 * @param {() => Promise<number | void>} command
 */
export async function runCommand(command) {
  try {
    refuseAnOldNode();
    const exitCode = await command();
    if (exitCode !== undefined) process.exit(exitCode);
  } catch (error) {
    if (error instanceof Interrupted) process.exit(error.exitCode);
    const sentence = sentenceFor(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`\n${sentence}\n`);
    process.exit(1);
  }
}

/** @param {unknown} error @returns {string | undefined} */
function sentenceFor(error) {
  if (error instanceof Failure) return error.message;
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
  if (!path || !["EACCES", "EPERM", "EROFS"].includes(code ?? "")) return undefined;
  return `This user may not write to ${path}: run the command as the owner of the project's folder.`;
}

function refuseAnOldNode() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= 20) return;
  throw new Failure(
    `Node 20 or newer is needed and this is ${process.versions.node}. Install Node 24 from https://nodejs.org, then run the command again.`,
  );
}
