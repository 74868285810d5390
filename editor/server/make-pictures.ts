import { spawn } from "node:child_process";
import { join } from "node:path";

/** Encodes the site's pictures from their masters in the background, one run at a time. */
export function pictureMaker(projectFolder: string): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = () => {
    isWanted = isRunning;
    if (isRunning) return;
    isRunning = true;
    const program = join(projectFolder, "imagery", "build-pictures.ts");
    const child = spawn(process.execPath, [program], { cwd: projectFolder, stdio: ["ignore", "ignore", "inherit"] });
    child.unref();
    child.once("error", ({ code }: NodeJS.ErrnoException) => {
      isRunning = false;
      console.error(`The pictures could not be encoded (${code}). The next build does it.`);
    });
    child.once("exit", () => {
      isRunning = false;
      if (isWanted) run();
    });
  };
  return run;
}
