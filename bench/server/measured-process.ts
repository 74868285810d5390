import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export interface MeasuredProcess {
  pid: number;
  /** Its standard output and standard error. */
  output(): Promise<string>;
  stop(): Promise<void>;
}

/** Runs a program with its output redirected to a file, like a service. */
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
  const killOnExit = () => child.kill("SIGKILL");
  process.once("exit", killOnExit);
  const ended = once(child, "close");
  return {
    pid: child.pid ?? 0,
    output: () => readFile(logFile, "utf8"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      process.off("exit", killOnExit);
    },
  };
}

/** Repeats `find` until it returns something. @throws {Error} after half a minute */
export async function until<Result>(find: () => Promise<Result | undefined>): Promise<Result> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await find().catch(() => undefined);
    if (found !== undefined) return found;
    await wait(100);
  }
  throw new Error("A server did not start within half a minute.");
}

/** Starts the site's server with its data in a folder. Without a mail server, enquiries are stored and not delivered. */
export async function startSiteServer(
  folder: string,
  nodeArguments: string[] = [],
  variables: Record<string, string> = {},
): Promise<MeasuredProcess & { port: number }> {
  const server = runMeasured(process.execPath, [...nodeArguments, "server/main.ts"], {
    logFile: join(folder, "server.log"),
    variables: {
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: join(folder, "data"),
      ENQUIRY_RATE_PER_MINUTE: "9999999",
      ...variables,
    },
  });
  const port = await until(async () => {
    const address = /^The site is at http:\/\/127\.0\.0\.1:(\d+)/m.exec(await server.output());
    return address ? Number(address[1]) : undefined;
  });
  return { ...server, port };
}

const ticksPerSecond = 100;

/** Processor time in seconds that a process has used so far. Available only on Linux. */
export async function processorSeconds(pid: number): Promise<number | undefined> {
  const fields = await readFile(`/proc/${pid}/stat`, "utf8").then(
    (text) => text.slice(text.lastIndexOf(")") + 2).split(" "),
    () => undefined,
  );
  return fields && (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
