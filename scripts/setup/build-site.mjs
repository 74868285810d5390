import { withLock } from "./lock.mjs";
import { inProject } from "./project.mjs";
import { run } from "./run.mjs";
import { Failure, say } from "./say.mjs";
import { whyStale } from "./stamp.mjs";

/** Builds the site if anything it is made from has changed. @param {string} node the Node to build with */
export function buildWhatIsStale(node) {
  return withLock(async () => {
    const reason = await whyStale();
    if (reason) await build(node, `Building the site, because ${reason}.`);
  });
}

/** Builds the site even if nothing has changed. @param {string} node the Node to build with */
export function buildEverything(node) {
  return withLock(() => build(node, "Building the site."));
}

/** Makes the generated files that development needs. @param {string} node */
export function prepareAssets(node) {
  return withLock(async () => {
    if ((await run(node, [inProject("scripts/build/make-assets.ts")])) !== 0) throw stopped();
  });
}

/** @param {string} node @param {string} sentence */
async function build(node, sentence) {
  const started = Date.now();
  say(sentence);
  if ((await run(node, [inProject("scripts/build.ts")])) !== 0) throw stopped();
  say(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function stopped() {
  return new Failure("The build stopped for the reason above. Correct it, then run the command again.");
}
