import { makeAssets } from "./build/asset-steps.ts";
import { runCommand } from "./setup/say.mjs";

await runCommand(async () => {
  await makeAssets();
  return 0;
});
