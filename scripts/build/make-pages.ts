import { inProject } from "../setup/project.mjs";
import { runSuccessfully } from "../setup/run.mjs";

/**
 * Builds the code for browsers and the server into a folder.
 * @param environment added to the environment of this process
 * @throws {Failure} if the build fails
 */
export async function makeCode(buildFolder: string, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const program = [inProject("scripts/build/write-code.ts"), buildFolder];
  await runSuccessfully(process.execPath, program, "The code of the site could not be built.", {
    ...environment,
    NODE_ENV: "production",
  });
}

/**
 * Renders every page into a folder, with the code in it.
 * @param environment added to the environment of this process
 * @throws {Failure} if a page could not be rendered
 */
export async function makePages(buildFolder: string, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const program = [inProject("scripts/build/write-pages.ts"), buildFolder];
  await runSuccessfully(process.execPath, program, "The pages could not be rendered.", {
    ...environment,
    NODE_ENV: "production",
  });
}

/**
 * Writes the service worker into a folder with the complete site.
 * @throws {Failure} if it could not be built
 */
export async function makeWorker(buildFolder: string): Promise<void> {
  const program = [inProject("scripts/build/write-worker.ts"), buildFolder];
  await runSuccessfully(process.execPath, program, "The service worker could not be built.", {
    NODE_ENV: "production",
  });
}
