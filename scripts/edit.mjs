import { existsSync } from "node:fs";
import { buildWhatIsStale, prepareAssets } from "./setup/build-site.mjs";
import { prepare } from "./setup/install.mjs";
import { requirePort } from "./setup/port.mjs";
import { inProject } from "./setup/project.mjs";
import { run, runSuccessfully } from "./setup/run.mjs";
import { Failure, runCommand, say } from "./setup/say.mjs";
import { isBuilt, staleness } from "./versions/stamp.mjs";

process.env.PORT ||= "3001";
process.env.HOST = "127.0.0.1";

await runCommand(async () => {
  requirePort("npm run edit");
  await prepare("everything");
  if (!(await buildForPreview())) await prepareWhatCanBeMade();
  const failure = "The editor could not be built for the reason above.";
  const production = { NODE_ENV: "production" };
  await runSuccessfully(process.execPath, [inProject("scripts/editor/build-app.ts")], failure, production);
  return run(process.execPath, [inProject("editor/server/main.ts")], production);
});

/** The editor starts even if the content has mistakes, because they are corrected there. */
async function prepareWhatCanBeMade() {
  try {
    await prepareAssets();
  } catch (error) {
    if (!(error instanceof Failure) || !existsSync(inProject("generated/pictures.json"))) throw error;
    say("The content has an error. The editor shows it at its field.");
  }
}

/**
 * The preview renders the built site's code with the content that is being typed, so only changes outside the content need a new build.
 * A build would also serve saved content that nobody has published yet.
 * @returns {Promise<boolean>} whether the site was built, which also prepares the assets
 */
async function buildForPreview() {
  const stale = await staleness();
  if (!stale) return false;
  if (stale.hasContent && isBuilt()) {
    if (!stale.isContentAlone)
      say(
        "The code and the content have changed since the last build. The preview uses the previous code until you publish.",
      );
    return false;
  }
  try {
    await buildWhatIsStale();
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say("The site could not be built for the reason above. The editor starts without it.");
    return false;
  }
}
