import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { root } from "./project.mjs";

/**
 * Runs a program in the project's folder, its output shown as it comes.
 * @param {string} program
 * @param {string[]} programArguments
 * @param {NodeJS.ProcessEnv} [environment] added to the environment of this process
 * @returns {Promise<number>} the exit code; 1 when a signal ended it
 */
export function run(program, programArguments, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArguments, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: "inherit",
    });
    const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on("SIGTERM", passOn);
    process.on("SIGINT", waitForTheChild);
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("SIGTERM", passOn);
      process.off("SIGINT", waitForTheChild);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a program, shows its output, and keeps what it wrote to the error stream.
 * @param {string} program
 * @param {string[]} programArguments
 * @param {NodeJS.ProcessEnv} environment the whole environment of the program
 * @returns {Promise<{ exitCode: number, errors: string }>}
 */
export function runKeepingErrors(program, programArguments, environment) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArguments, {
      cwd: root,
      env: environment,
      stdio: ["ignore", "inherit", "pipe"],
      shell: process.platform === "win32",
    });
    let errors = "";
    child.stderr.on("data", (chunk) => {
      process.stderr.write(chunk);
      errors += chunk;
    });
    child.once("error", reject);
    child.once("close", (code) => resolve({ exitCode: code ?? 1, errors }));
  });
}

/** The search path without this project's own programs, for a command that replaces them. */
export function pathOutsideTheProject() {
  const ownPrograms = join(root, "node_modules", ".bin");
  return (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => folder !== ownPrograms)
    .join(delimiter);
}

/** Ctrl+C reaches the child by itself: this process only has to outlive it. */
function waitForTheChild() {}
