import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

export interface MeasuredProcess {
  pid: number;
  /** What it has written to its output. */
  output(): Promise<string>;
  stop(): Promise<void>;
}

/** Runs a program whose output goes to a file, as a service's does. */
export function runMeasured(
  command: string,
  programArguments: string[],
  { logFile, variables = {} }: { logFile: string; variables?: Record<string, string> },
): MeasuredProcess {
  const log = openSync(logFile, "w");
  const child = spawn(command, programArguments, {
    stdio: ["ignore", log, log],
    env: { PATH: process.env.PATH, ...variables },
  });
  closeSync(log);
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  const ended = once(child, "close");
  return {
    pid: child.pid ?? 0,
    output: () => readFile(logFile, "utf8"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      process.off("exit", killWithUs);
    },
  };
}

/** Tries until something is there. */
export async function until<Result>(find: () => Promise<Result | undefined>): Promise<Result> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await find().catch(() => undefined);
    if (found !== undefined) return found;
    await wait(100);
  }
  throw new Error("A server did not start within half a minute.");
}

const ticksPerSecond = 100;

/** Seconds of processor that a process has used so far; undefined where the system does not tell (it does on Linux). */
export async function processorSeconds(pid: number): Promise<number | undefined> {
  const fields = await readFile(`/proc/${pid}/stat`, "utf8").then(
    (text) => text.slice(text.lastIndexOf(")") + 2).split(" "),
    () => undefined,
  );
  return fields && (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
