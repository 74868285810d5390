import { spawnSync } from "node:child_process";
import { chmod, cp } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { inProject } from "./project.mjs";

// Root may write everywhere.
const asAnotherUser = process.getuid?.() === 0 ? { uid: 65534 } : {};
const node = ["node", process.execPath].find(
  (program) => spawnSync(program, ["--version"], asAnotherUser).status === 0,
);

test.skipIf(!node)("a user who does not own the project's folder is told so in one sentence", async () => {
  const folder = temporaryFolder();
  for (const name of ["files", "setup", "versions"])
    await cp(inProject("scripts", name), join(folder, "scripts", name), { recursive: true });
  await cp(inProject("scripts/start.mjs"), join(folder, "scripts/start.mjs"));
  await chmod(folder, 0o555);
  const { status, stdout, stderr } = spawnSync(node ?? "", [join(folder, "scripts/start.mjs")], {
    encoding: "utf8",
    env: { ...process.env, PORT: "0" },
    ...asAnotherUser,
  });
  onTestFinished(() => chmod(folder, 0o755));
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr.trim()).toBe(
    `This user may not write to ${join(folder, ".cache")}: run the command as the owner of the project's folder.`,
  );
});
