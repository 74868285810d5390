import { cp } from "node:fs/promises";
import { inProject } from "../setup/project.mjs";

/** Puts the generated fonts, icons and pictures beside the pages. They are hard to tell apart by time, so all are copied. */
export async function copyGenerated(): Promise<void> {
  await cp(inProject("generated/public"), inProject("build/client"), { recursive: true, force: true }).catch(ignoreAbsence);
}

function ignoreAbsence(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
