import { buildOrKeepTheLast } from "./setup/build-site.mjs";
import { endWithParent } from "./setup/end-with-parent.mjs";
import { requireFreePort } from "./setup/port.mjs";
import { prepare } from "./setup/install.mjs";
import { Interrupted, runCommand, say } from "./setup/say.mjs";

endWithParent();
await runCommand(async () => {
  await requireFreePort("npm start");
  await prepare("serving");
  /** @type {Promise<unknown> | undefined} */
  let served;
  const serve = () => (served ??= import("../server/main.ts"));
  try {
    await buildOrKeepTheLast(() => {
      say("The previous build of the site is served until the new version is ready.");
      void serve();
    });
  } catch (error) {
    // If the build is stopped together with the server, the server finishes its requests.
    if (!served || !(error instanceof Interrupted)) throw error;
  }
  await serve();
});
