import { existsSync } from "node:fs";
import { buildWhatIsStale, prepareAssets } from "./setup/build-site.mjs";
import { prepare } from "./setup/install.mjs";
import { requirePort } from "./setup/port.mjs";
import { inProject } from "./setup/project.mjs";
import { run, runSuccessfully } from "./setup/run.mjs";
import { Failure, runCommand, say } from "./setup/say.mjs";
import { isBuilt, whyStale } from "./setup/stamp.mjs";

process.env.PORT ||= "3001";
process.env.HOST = "127.0.0.1";

await runCommand(async () => {
  requirePort("npm run edit");
  const node = await prepare("everything");
  if (!(await buildForPreview(node))) await prepareWhatCanBeMade(node);
  const failure = "The editor could not be built for the reason above.";
  await runSuccessfully(node, [inProject("scripts/editor/build-app.ts")], failure, { NODE_ENV: "production" });
  return run(node, [inProject("editor/server/main.ts")], { NODE_ENV: "production" });
});

/** A mistake in the content is no reason not to start: the editor is where it is corrected. @param {string} node */
async function prepareWhatCanBeMade(node) {
  try {
    await prepareAssets(node);
  } catch (error) {
    if (!(error instanceof Failure) || !existsSync(inProject("generated/pictures.json"))) throw error;
    say("The content has an error. The editor shows it at its field.");
  }
}

/**
 * The preview shows pages of the built site, with the content as it is typed: what has changed in the content since the build
 * does not matter, but whatever else the site is made from does.
 * @param {string} node
 * @returns {Promise<boolean>} whether the site was built, and with it everything that it is made from
 */
async function buildForPreview(node) {
  const reason = await whyStale();
  if (!reason || (reason.startsWith("content/") && isBuilt())) return false;
  try {
    await buildWhatIsStale(node);
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say("The site could not be built for the reason above. The editor starts without it.");
    return false;
  }
}
