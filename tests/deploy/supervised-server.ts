import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "#scripts/setup/port.mjs";
import { inProject } from "#scripts/setup/project.mjs";

/**
 * The real server as the units in `deploy/systemd` run it: on a socket that stays open, and restarted when it
 * ends.
 */
export interface SupervisedServer {
  port: number;
  /** Stops the server like `systemctl restart`, and resolves when the next process is ready. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

// Tells each server that the socket is meant for it.
const restartForEver = `while true; do
  sh -c 'echo $$ >"$PID_FILE"; LISTEN_PID=$$ exec "$NODE" "$MAIN"'
done`;

export async function startSupervisedServer(siteFolder: string): Promise<SupervisedServer> {
  const folder = await mkdtemp(join(tmpdir(), "supervised-"));
  const port = await findFreePort();
  const pidFile = join(folder, "pid");
  const variables = {
    PATH: process.env.PATH,
    NODE: process.execPath,
    MAIN: inProject("server/main.ts"),
    PID_FILE: pidFile,
    SITE_DIR: siteFolder,
    DATA_DIR: join(folder, "data"),
    TRUST_PROXY: "127.0.0.1",
    ENQUIRY_RATE_PER_MINUTE: "9999999",
  };
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const socket = spawn(
    "systemd-socket-activate",
    ["--listen", `127.0.0.1:${port}`, "env", ...settings, "sh", "-c", restartForEver],
    { detached: true, stdio: ["ignore", "pipe", "pipe"] },
  );
  const ended = once(socket, "close");
  for (const stream of [socket.stdout, socket.stderr]) stream.resume();
  const killAll = () => socket.pid && process.kill(-socket.pid, "SIGKILL");
  process.once("exit", killAll);
  const ready = async () => {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/livez`).catch(() => undefined);
      if (answer?.ok) return;
      await wait(50);
    }
    throw new Error("The supervised server does not answer.");
  };
  await ready();
  return {
    port,
    async restart() {
      const before = await readFile(pidFile, "utf8");
      process.kill(Number(before), "SIGTERM");
      while ((await readFile(pidFile, "utf8")) === before || (await readFile(pidFile, "utf8")) === "") await wait(20);
      await ready();
    },
    async remove() {
      killAll();
      process.off("exit", killAll);
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
