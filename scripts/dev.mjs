import { prepareAssets } from "./setup/build-site.mjs";
import { requireFreePort } from "./setup/port.mjs";
import { prepare } from "./setup/install.mjs";
import { programs } from "./setup/project.mjs";
import { run } from "./setup/run.mjs";
import { runCommand } from "./setup/say.mjs";

await runCommand(async () => {
  const port = await requireFreePort("npm run dev");
  await prepare("everything");
  await prepareAssets();
  const host = process.env.HOST ? ["--host", process.env.HOST] : [];
  return run(process.execPath, [programs.vite, "--port", String(port), "--strictPort", ...host]);
});
