import { join } from "node:path";
import { checkOrigins } from "./build/check-inputs.ts";
import { compressTextFiles, removeOtherForms } from "./build/compress.ts";
import { copyContent, copyPublicFiles } from "./build/copy-content.ts";
import { allOf, makeAssets, runProgram } from "./build/make-assets.ts";
import { readFromCopy, withCopy } from "./build/copy-inputs.ts";
import { verifySite } from "./build/verify-site.ts";
import { deleteSecrets } from "#server/environment.ts";
import type { Inputs } from "./versions/inputs.mjs";
import { inProject } from "./setup/project.mjs";
import { releasesOf } from "./versions/releases.mjs";
import { runCommand, say } from "./setup/say.mjs";
import { readStamp, writeStamp } from "./versions/stamp.mjs";

/**
 * With `--prepare`, the built and checked site is not served yet: `npm run edit` serves it after the owner has reviewed the changes, and
 * `deploy/update.sh` once root owns it.
 */
const isPrepared = process.argv.includes("--prepare");

// Programs that render pages inherit the environment.
deleteSecrets();

await runCommand(async () => {
  // A file saved during the build is not part of it, and makes the site stale again.
  await withCopy(readStamp(inProject("build")), async ({ inputs, copy }) => {
    readFromCopy(copy);
    checkOrigins(inputs.environment);
    Object.assign(process.env, inputs.environment);
    await releasesOf().make((folder) => build(folder, inputs), { isPrepared });
  });
  return 0;
});

async function build(folder: string, inputs: Inputs): Promise<void> {
  const siteFolder = join(folder, "client");
  const keptForms = inProject(".cache/compressed");
  await makeAssets(async () => {
    await runProgram("scripts/build/write-code.ts", "The code of the site could not be built.", folder);
    // The last documents use only one processor.
    await compressTextFiles(join(siteFolder, "static"), keptForms);
  });
  const pages = runProgram("scripts/build/write-pages.ts", "The pages could not be rendered.", folder);
  await allOf([pages, copyPublicFiles(folder), copyContent(folder)]);
  await runProgram("scripts/build/write-worker.ts", "The service worker could not be built.", folder);
  say("Compression.");
  await removeOtherForms(keptForms, await compressTextFiles(siteFolder, keptForms));
  await verifySite(folder);
  writeStamp(inputs, folder);
}
