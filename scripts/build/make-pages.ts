import { spawn } from "node:child_process";
import { once } from "node:events";
import { pipeline } from "node:stream/promises";
import { programs, root } from "../setup/project.mjs";
import { Failure, say } from "../setup/say.mjs";
import { shortenLines } from "./shorten-lines.ts";

/** Builds the browser's and the server's code and renders every page to `build/client`, which it empties first. */
export async function makePages(): Promise<void> {
  say("Pages.");
  const child = spawn(process.execPath, [programs.reactRouter, "build", "--logLevel", "warn"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [[exitCode]] = await Promise.all([
    once(child, "close"),
    pipeline(child.stdout, shortenLines(), process.stdout, { end: false }),
    pipeline(child.stderr, shortenLines(), process.stderr, { end: false }),
  ]);
  if (exitCode !== 0) throw new Failure("The pages could not be made.");
}
