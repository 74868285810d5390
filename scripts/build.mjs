import { buildEverything } from "./setup/build-site.mjs";
import { prepare } from "./setup/install.mjs";
import { runCommand } from "./setup/say.mjs";

await runCommand(async () => {
  await buildEverything(await prepare("serving"), process.argv.slice(2));
  return 0;
});
