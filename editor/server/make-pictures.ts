import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { withLock } from "#scripts/files/lock.mjs";

/**
 * Encodes the site's pictures from their masters in the background, one run at a time. It waits for a build to end, because two encodings
 * would remove each other's files.
 */
export function pictureMaker(projectFolder: string): () => void {
  const program = join(projectFolder, "imagery", "build-pictures.ts");
  const encode = async () => {
    const child = spawn(process.execPath, [program], { cwd: projectFolder, stdio: ["ignore", "ignore", "inherit"] });
    child.unref();
    await once(child, "exit");
  };
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isWanted = isRunning;
    if (isRunning) return;
    isRunning = true;
    try {
      await withLock(encode);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      console.error(`The pictures could not be encoded (${code ?? message}). The next build will encode them.`);
    }
    isRunning = false;
    if (isWanted) void run();
  };
  return () => void run();
}
