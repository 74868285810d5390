import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export interface ServerProcess {
  origin: string;
  child: ChildProcess;
  /** All output so far. */
  output(): string;
  /** Sends a signal and resolves to the exit code when the process has ended; null if the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Sets the clock of the process ahead of ours or behind it; only with `movableClock`. */
  setClock(aheadMs: number): Promise<void>;
}

export interface ServerProcessOptions {
  /** Environment variables, in addition to those that make it listen on a free port of 127.0.0.1. */
  variables: Record<string, string | undefined>;
  movableClock?: boolean;
  /** A program and its arguments that start the server, such as a tracer. */
  under?: string[];
}

const startTimeoutMs = 60_000;
const main = fileURLToPath(import.meta.resolve("../main.ts"));
const movableClockModule = import.meta.resolve("./movable-clock.ts");

/** Starts the real server as a separate process and resolves when it is listening. */
export async function startServerProcess({
  variables,
  movableClock = false,
  under = [],
}: ServerProcessOptions): Promise<ServerProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const command = [...under, process.execPath, ...(movableClock ? [`--import=${movableClockModule}`] : []), main];
  const child = spawn(command[0] ?? "", command.slice(1), {
    env: { PATH, NODE_COMPILE_CACHE, PORT: "0", HOST: "127.0.0.1", ...variables },
    stdio: ["ignore", "pipe", "pipe", movableClock ? "ipc" : "ignore"],
  });
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  const ended = once(child, "close").then(() => process.off("exit", killWithUs));
  const chunks: Buffer[] = [];
  const output = () => Buffer.concat(chunks).toString();
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It did not start in time:\n${output()}`)), startTimeoutMs);
    const read = (chunk: Buffer) => {
      chunks.push(chunk);
      const address = /^The site is at (http:\S+)/m.exec(output())?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
      child.stdout?.off("data", read).on("data", (more: Buffer) => chunks.push(more));
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
    void ended.then(() => reject(new Error(`It ended instead of starting:\n${output()}`)));
  });
  return {
    origin,
    child,
    output,
    async end(signal) {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
    async setClock(aheadMs) {
      const told = once(child, "message");
      child.send({ aheadMs });
      await told;
    },
  };
}
