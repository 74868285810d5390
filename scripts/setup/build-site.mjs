import { withLock } from "../files/lock.mjs";
import { inProject } from "./project.mjs";
import { runSuccessfully } from "./run.mjs";
import { Failure, say } from "./say.mjs";
import { isBuilt, staleness } from "../versions/stamp.mjs";

const stopped = "The build stopped for the reason above. Correct it, then run the command again.";

/**
 * Builds the site if it is stale.
 * @param {() => void} [onContentAlone] called before a build during which the old site can be served
 */
export function buildWhatIsStale(onContentAlone) {
  return withLock(async () => {
    const stale = await staleness();
    if (!stale) return;
    if (stale.isContentAlone) onContentAlone?.();
    await build(`Building the site, because ${stale.reason}.`);
  });
}

/**
 * Builds the site if it is stale. If that fails, an earlier build is served: a mistake in a file must not take the site offline.
 * @param {() => void} [onContentAlone] as for `buildWhatIsStale`
 */
export async function buildOrKeepTheLast(onContentAlone) {
  try {
    await buildWhatIsStale(onContentAlone);
  } catch (error) {
    if (!(error instanceof Failure) || !isBuilt()) throw error;
    say(
      "\nThe build stopped for the reason above, so the previous build of the site is served. Correct it, then run `npm run build` in another terminal: the running site then switches to the new version.\n",
    );
  }
}

/**
 * Builds the site even if it is not stale.
 * @param {string[]} buildArguments for `scripts/build.ts`
 */
export function buildEverything(buildArguments) {
  return withLock(() => build("Building the site.", buildArguments));
}

/** Makes the generated files for development. */
export function prepareAssets() {
  return withLock(() => runSuccessfully(process.execPath, [inProject("scripts/build/make-assets.ts")], stopped));
}

/** @param {string} sentence @param {string[]} [buildArguments] */
async function build(sentence, buildArguments = []) {
  const started = Date.now();
  say(sentence);
  await runSuccessfully(process.execPath, [inProject("scripts/build.ts"), ...buildArguments], stopped);
  say(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}
