import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { root } from "./project.mjs";
import { capturedOutput, Failure, Interrupted } from "./say.mjs";

/**
 * Runs a program in the project's folder, with its output on the terminal or where captureOutput sends it.
 * @param {string} program
 * @param {string[]} programArguments
 * @param {NodeJS.ProcessEnv} [environment] added to the environment of this process
 * @returns {Promise<number>} the exit code; after a signal, 128 plus its number, as in a shell
 */
export function run(program, programArguments, environment = {}) {
  return new Promise((resolve, reject) => {
    const write = capturedOutput();
    const child = spawn(program, programArguments, {
      cwd: root,
      env: { ...process.env, ...(write ? colours() : {}), ...environment },
      stdio: write ? ["ignore", "pipe", "pipe"] : "inherit",
      // On Windows, npm is a script.
      shell: process.platform === "win32" && program === "npm",
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (text) => write?.(text));
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on("SIGTERM", forward);
    process.on("SIGINT", ignoreSignal);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      process.off("SIGTERM", forward);
      process.off("SIGINT", ignoreSignal);
      resolve(code ?? (signal ? exitCodeOf(signal) : 1));
    });
  });
}

/**
 * Runs a program that must succeed.
 * @param {string} program
 * @param {string[]} programArguments
 * @param {string} failure the message if it fails
 * @param {NodeJS.ProcessEnv} [environment] added to the environment of this process
 * @returns {Promise<void>}
 * @throws {Interrupted} if the user has stopped it, which is not a failure
 */
export async function runSuccessfully(program, programArguments, failure, environment = {}) {
  const exitCode = await run(program, programArguments, environment);
  if (interruptions.has(exitCode)) throw new Interrupted(exitCode);
  if (exitCode !== 0) throw new Failure(failure);
}

/** @param {NodeJS.Signals} signal */
function exitCodeOf(signal) {
  return 128 + constants.signals[signal];
}

/** The exit codes of Ctrl+C and of a request to end. */
const interruptions = new Set([exitCodeOf("SIGINT"), exitCodeOf("SIGTERM")]);

/** Makes programs use colours, which they omit when writing to a pipe. @returns {NodeJS.ProcessEnv} */
function colours() {
  const { FORCE_COLOR, NO_COLOR } = process.env;
  return process.stdout.isTTY && !FORCE_COLOR && !NO_COLOR ? { FORCE_COLOR: "1" } : {};
}

/** PATH without the project's own programs, for a command that replaces them. */
export function pathWithoutProject() {
  const ownPrograms = join(root, "node_modules", ".bin");
  return (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => folder !== ownPrograms)
    .join(delimiter);
}

/** The terminal sends Ctrl+C to the child too, so this process only has to wait for it. */
function ignoreSignal() {}
