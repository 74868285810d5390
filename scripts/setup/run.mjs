import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { root } from "./project.mjs";

/**
 * Runs a program in the project's folder and shows its output.
 * @param {string} program
 * @param {string[]} programArguments
 * @param {NodeJS.ProcessEnv} [environment] added to the environment of this process
 * @returns {Promise<number>} the exit code; 1 if a signal ended the program
 */
export function run(program, programArguments, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArguments, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: "inherit",
    });
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on("SIGTERM", forward);
    process.on("SIGINT", ignoreSignal);
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("SIGTERM", forward);
      process.off("SIGINT", ignoreSignal);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a program, shows its output, and returns what it wrote to standard error.
 * @param {string} program
 * @param {string[]} programArguments
 * @param {NodeJS.ProcessEnv} environment the whole environment of the program
 * @returns {Promise<{ exitCode: number, errors: string }>}
 */
export function runCapturingErrors(program, programArguments, environment) {
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

/** PATH without the programs of this project, for a command that replaces them. */
export function pathWithoutProject() {
  const ownPrograms = join(root, "node_modules", ".bin");
  return (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => folder !== ownPrograms)
    .join(delimiter);
}

/** The terminal sends Ctrl+C to the child too: this process only has to wait for it. */
function ignoreSignal() {}
