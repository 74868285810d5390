import { AsyncLocalStorage } from "node:async_hooks";

/** @type {AsyncLocalStorage<(text: string) => void>} */
const outputs = new AsyncLocalStorage();

/** An error whose message tells the reader what to do. It is printed without a stack trace. */
export class Failure extends Error {}

/** Somebody has stopped the command, which needs no explanation. */
export class Interrupted extends Error {
  /** @param {number} exitCode of the command */
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
 * Runs a function and sends what it prints with `say`, and the output of its programs, to `write` instead of the terminal.
 * @template T
 * @param {(text: string) => void} write
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export function captureOutput(write, work) {
  return outputs.run(write, work);
}

/** The function that takes the current output, or undefined if that goes to the terminal. */
export function capturedOutput() {
  return outputs.getStore();
}

/**
 * Runs a command of this project and ends the process with its exit code, with 1 and the message of a Failure, or without a
 * word if it was interrupted. A command that starts a server returns nothing, and the process goes on.
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
