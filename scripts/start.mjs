import { realpathSync } from "node:fs";
import { buildOrKeepTheLast } from "./setup/build-site.mjs";
import { endWithParent } from "./setup/end-with-parent.mjs";
import { requireFreePort } from "./setup/port.mjs";
import { prepare } from "./setup/install.mjs";
import { inProject } from "./setup/project.mjs";
import { run } from "./setup/run.mjs";
import { Interrupted, runCommand, say } from "./setup/say.mjs";
import { hasOnlyNewContent } from "./setup/stamp.mjs";

const server = inProject("server/main.ts");

endWithParent();
await runCommand(async () => {
  await requireFreePort("npm start");
  const node = await prepare();
  if (!(await hasOnlyNewContent())) {
    await buildOrKeepTheLast(node);
    return serve(node);
  }
  say("The site is served as it was built before, until the new version is ready.");
  const [exitCode] = await Promise.all([serve(node), buildBeside(node)]);
  return exitCode;
});

/** @param {string} node the Node to serve with @returns {Promise<number | void>} the exit code, if another process serves */
async function serve(node) {
  if (realpathSync(node) !== realpathSync(process.execPath)) return run(node, [server]);
  await import("../server/main.ts");
}

/** A build that is stopped together with the server leaves the server to finish its requests. @param {string} node */
async function buildBeside(node) {
  try {
    await buildOrKeepTheLast(node);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  }
}
