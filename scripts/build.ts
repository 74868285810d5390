import { makeAssets } from "./build/asset-steps.ts";
import { checkOrigins } from "./build/check-origins.ts";
import { compressTextFiles } from "./build/compress.ts";
import { copyGenerated } from "./build/copy-generated.ts";
import { makePages } from "./build/make-pages.ts";
import { runStep } from "./build/run-step.ts";
import { readInputs } from "./setup/inputs.mjs";
import { inProject } from "./setup/project.mjs";
import { runCommand, say } from "./setup/say.mjs";
import { readStamp, removeStamp, writeStamp } from "./setup/stamp.mjs";

await runCommand(async () => {
  checkOrigins(process.env);
  // Read before anything is made: what changes while the site is being built makes it stale again.
  const inputs = await readInputs(readStamp());
  removeStamp();
  await makeAssets();
  await makePages();
  await copyGenerated();
  await runStep({ name: "Page for unknown addresses", program: ["scripts/build/write-not-found-page.ts"] });
  say("Compression.");
  await compressTextFiles(inProject("build/client"));
  writeStamp(inputs);
  return 0;
});
