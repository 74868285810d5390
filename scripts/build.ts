import { checkOrigins } from "./build/check-inputs.ts";
import { compressTextFiles } from "./build/compress.ts";
import { makeAssets, runStep } from "./build/make-assets.ts";
import { makePages } from "./build/make-pages.ts";
import { readInputs } from "./setup/inputs.mjs";
import { inProject } from "./setup/project.mjs";
import { runCommand, say } from "./setup/say.mjs";
import { readStamp, removeStamp, writeStamp } from "./setup/stamp.mjs";

await runCommand(async () => {
  checkOrigins(process.env);
  // Read before anything is made: what changes during the build makes the site stale again.
  const inputs = await readInputs(readStamp());
  removeStamp();
  await makeAssets();
  await makePages();
  await runStep({ name: "Page for unknown addresses", program: "scripts/build/write-not-found-page.ts" });
  say("Compression.");
  await compressTextFiles(inProject("build/client"));
  writeStamp(inputs);
  return 0;
});
