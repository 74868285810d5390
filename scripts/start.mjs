import { realpathSync } from "node:fs";
import { buildOrKeepTheLast } from "./setup/build-site.mjs";
import { endWithParent } from "./setup/end-with-parent.mjs";
import { requireFreePort } from "./setup/port.mjs";
import { prepare } from "./setup/install.mjs";
import { inProject } from "./setup/project.mjs";
import { run } from "./setup/run.mjs";
import { runCommand } from "./setup/say.mjs";

const server = inProject("server/main.ts");

endWithParent();
await runCommand(async () => {
  await requireFreePort("npm start");
  const node = await prepare();
  await buildOrKeepTheLast(node);
  if (realpathSync(node) !== realpathSync(process.execPath)) return run(node, [server]);
  await import("../server/main.ts");
});
