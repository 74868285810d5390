import { existsSync } from "node:fs";
import { prepareAssets } from "./setup/build-site.mjs";
import { prepare } from "./setup/install.mjs";
import { requireFreePort } from "./setup/port.mjs";
import { inProject } from "./setup/project.mjs";
import { run } from "./setup/run.mjs";
import { Failure, runCommand, say } from "./setup/say.mjs";

process.env.PORT ||= "3001";
process.env.HOST = "127.0.0.1";

await runCommand(async () => {
  await requireFreePort("npm run edit");
  const node = await prepare();
  await prepareWhatCanBeMade(node);
  const built = await run(node, [inProject("scripts/editor/build-app.ts")], { NODE_ENV: "production" });
  if (built !== 0) throw new Failure("The editor could not be built for the reason above.");
  return run(node, [inProject("editor/server/main.ts")], { NODE_ENV: "production" });
});

/** A mistake in the content is no reason not to start: the editor is where it is corrected. @param {string} node */
async function prepareWhatCanBeMade(node) {
  try {
    await prepareAssets(node);
  } catch (error) {
    if (!(error instanceof Failure) || !existsSync(inProject("generated/pictures.json"))) throw error;
    say("The content has a mistake, which the editor shows at its field.");
  }
}
