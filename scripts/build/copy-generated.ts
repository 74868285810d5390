import { cp } from "node:fs/promises";
import { inProject } from "../setup/project.mjs";

/** Puts the generated fonts, icons, pictures and documents beside the pages. */
export async function copyGenerated(): Promise<void> {
  await cp(inProject("generated/public"), inProject("build/client"), { recursive: true, force: true }).catch(ignoreAbsence);
}

function ignoreAbsence(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
