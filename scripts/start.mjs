import { realpathSync } from "node:fs";
import { buildOrKeepTheLast } from "./setup/build-site.mjs";
import { endWithParent } from "./setup/end-with-parent.mjs";
import { requireFreePort } from "./setup/port.mjs";
import { prepare } from "./setup/install.mjs";
import { inProject } from "./setup/project.mjs";
import { run } from "./setup/run.mjs";
import { Interrupted, runCommand, say } from "./setup/say.mjs";

const server = inProject("server/main.ts");

endWithParent();
await runCommand(async () => {
  await requireFreePort("npm start");
  const node = await prepare("serving");
  /** @type {ReturnType<typeof serve> | undefined} */
  let served;
  try {
    await buildOrKeepTheLast(node, () => {
      say("The previous build of the site is served until the new version is ready.");
      served = serve(node);
    });
  } catch (error) {
    // If the build is stopped together with the server, the server finishes its requests.
    if (!served || !(error instanceof Interrupted)) throw error;
  }
  return served ?? serve(node);
});

/** @param {string} node the Node to serve with @returns {Promise<number | void>} the exit code, if another process serves */
async function serve(node) {
  if (realpathSync(node) !== realpathSync(process.execPath)) return run(node, [server]);
  await import("../server/main.ts");
}
