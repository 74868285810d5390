import { homedir } from "node:os";
import { resolve } from "node:path";
import type { PublishingTarget } from "#content/schema/publishing.ts";
import { folderTarget } from "./folder-target.ts";
import { gitTarget } from "./git-target.ts";
import { serverTarget } from "./server-target.ts";
import type { Target } from "./target.ts";
import { zipTarget } from "./zip-target.ts";

/** The id of the server on this computer. */
export const here = "this computer";

/** The server on this computer follows the current version here, so nothing has to be delivered. */
const thisComputer: Target = {
  id: here,
  inWords: "on this computer",
  latest: "Online",
  async deliver() {},
};

/** The configured target. */
export function targetOf(target: PublishingTarget, projectFolder: string): Target {
  if (target.kind === "server") return serverTarget(target);
  if (target.kind === "folder") return folderTarget({ folder: resolve(homedir(), target.folder) });
  if (target.kind === "zip") return zipTarget({ file: resolve(homedir(), target.file) });
  if (target.kind === "git") return gitTarget({ ...target, projectFolder });
  return thisComputer;
}
