import { inProject } from "../setup/project.mjs";
import { run } from "../setup/run.mjs";
import { Failure, say } from "../setup/say.mjs";

export interface Step {
  name: string;
  /** The program, as a path inside the project, and its arguments. */
  program: [path: string, ...programArguments: string[]];
  /** The program itself says what it has done. */
  reportsItself?: boolean;
}

/** Runs one program of the build with the Node of this process, and stops the build when it fails. */
export async function runStep({ name, program: [path, ...programArguments], reportsItself }: Step): Promise<void> {
  if (!reportsItself) say(`${name}.`);
  const exitCode = await run(process.execPath, [inProject(path), ...programArguments], { NODE_ENV: "production" });
  if (exitCode !== 0) throw new Failure(`This step failed: ${name} (${path}).`);
}
