import { prepareAssets } from "./setup/build-site.mjs";
import { requireFreePort } from "./setup/port.mjs";
import { prepare } from "./setup/install.mjs";
import { programs } from "./setup/project.mjs";
import { run } from "./setup/run.mjs";
import { runCommand } from "./setup/say.mjs";

await runCommand(async () => {
  await requireFreePort("npm run dev");
  const node = await prepare("everything");
  await prepareAssets(node);
  const host = process.env.HOST ? ["--host", process.env.HOST] : [];
  return run(node, [programs.vite, "--port", process.env.PORT || "3000", "--strictPort", ...host]);
});
