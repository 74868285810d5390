import { createLog } from "#server/log.ts";
import { SiteOfAnotherVersionError, startRenderProcess } from "#server/pages/rendering/render-process.ts";
import { Failure, runCommand, say } from "../setup/say.mjs";

const renderTimeoutMs = 5000;

/**
 * Checks that this project's server can load the code of a built site. If not, it would serve only prerendered pages.
 * @throws {Failure} if the site was built by another version of the project
 * @throws the system's error if no process can be started, for example on a full disk
 */
export async function requireLoadable(siteFolder: string): Promise<void> {
  const log = createLog(() => undefined);
  const renderer = await startRenderProcess({ siteFolder, renderTimeoutMs }, log).catch((error: Error) => {
    if (error instanceof SiteOfAnotherVersionError) throw new Failure(`${error.message}\n${String(error.cause)}`);
    throw error;
  });
  await renderer.end();
}

if (import.meta.main) {
  const [, , siteFolder = "build"] = process.argv;
  await runCommand(async () => {
    try {
      await requireLoadable(siteFolder);
    } catch (error) {
      if (error instanceof Failure) throw error;
      // A full disk must not prevent a rollback.
      say(`Could not check whether the server can load this version: ${(error as Error).message}`);
    }
    return 0;
  });
}
