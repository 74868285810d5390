import { buildEverything } from "./setup/build-site.mjs";
import { prepare } from "./setup/install.mjs";
import { runCommand } from "./setup/say.mjs";

await runCommand(async () => {
  await prepare("serving");
  await buildEverything(process.argv.slice(2));
  return 0;
});
