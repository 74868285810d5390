import type { TestProject } from "vitest/node";
import { findOrInstallDeploymentPrograms } from "#scripts/setup/find-programs.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The programs for a deployment that this machine has. */
    proxies: string[];
  }
}

/** Finds or installs them once for all test files. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide("proxies", [...(await findOrInstallDeploymentPrograms())]);
}
