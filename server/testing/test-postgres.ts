import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { findPostgres } from "#scripts/setup/find-programs.mjs";
import { findFreePort } from "#scripts/setup/port.mjs";

const run = promisify(execFile);
const startTimeoutMs = 45_000;

/** Whether PostgreSQL is installed on this machine. */
export const hasPostgres = findPostgres() !== undefined;

export interface TestPostgres {
  /** Creates an empty database and returns its address. */
  newDatabase(): Promise<string>;
  /** Ends the server process with a signal and starts it again. */
  restart(signal: NodeJS.Signals): Promise<void>;
  /** Starts a standby that replicates this server and is read-only until it is promoted. */
  startStandby(): Promise<PostgresStandby>;
  close(): Promise<void>;
}

export interface PostgresStandby {
  /** The address of a database on the standby. */
  addressOf(databaseUrl: string): string;
  promote(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a separate PostgreSQL on a free port of 127.0.0.1, with its files in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = findPostgres();
  if (!programs) throw new Error("There is no PostgreSQL on this machine.");
  const { folder, owner } = await newFolder();
  const as = { ...owner, cwd: folder };
  const options = ["-U", "test", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"];
  await run(join(programs, "initdb"), ["-D", join(folder, "data"), ...options], as);
  const server = await startServer(programs, folder, owner);
  let databases = 0;
  return {
    async newDatabase() {
      const name = `test_${(databases += 1)}`;
      await query(server.address("postgres"), `create database ${name}`);
      return server.address(name);
    },
    restart: server.restart,
    async startStandby() {
      const other = await newFolder();
      const copy = [
        "-D",
        join(other.folder, "data"),
        "-d",
        server.address("postgres"),
        "-R",
        "-X",
        "stream",
        "-c",
        "fast",
      ];
      await run(join(programs, "pg_basebackup"), copy, { ...other.owner, cwd: other.folder });
      const standby = await startServer(programs, other.folder, other.owner);
      return {
        addressOf: (databaseUrl) => standby.address(new URL(databaseUrl).pathname.slice(1)),
        promote: () => query(standby.address("postgres"), "select pg_promote()"),
        close: standby.close,
      };
    },
    close: server.close,
  };
}

type Owner = { uid: number; gid: number } | undefined;

async function newFolder(): Promise<{ folder: string; owner: Owner }> {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const owner = await ownerOfPostgres();
  if (owner) await chown(folder, owner.uid, owner.gid);
  return { folder, owner };
}

/** Starts a server on the `data` folder in a folder that it removes when it is closed. */
async function startServer(programs: string, folder: string, owner: Owner) {
  const port = await findFreePort();
  const address = (database: string) => `postgres://test@127.0.0.1:${port}/${database}`;
  const settings = [
    "-D",
    join(folder, "data"),
    `-p${port}`,
    "-h127.0.0.1",
    `-k${folder}`,
    "-cmax_connections=200",
    "-cfsync=off",
  ];
  const launch = () => spawn(join(programs, "postgres"), settings, { ...owner, cwd: folder, stdio: "ignore" });

  async function start(): Promise<ChildProcess> {
    const deadline = performance.now() + startTimeoutMs;
    let child = launch();
    for (;;) {
      // After a kill it refuses to start until the previous server's processes have noticed and ended.
      if (hasEnded(child)) child = launch();
      try {
        await query(address("postgres"), "select 1");
        return child;
      } catch (error) {
        if (performance.now() > deadline) throw error;
        await wait(100);
      }
    }
  }

  let server = await start();
  const stop = async (signal: NodeJS.Signals) => {
    if (hasEnded(server)) return;
    const ended = once(server, "close");
    server.kill(signal);
    await ended;
  };
  return {
    address,
    async restart(signal: NodeJS.Signals) {
      await stop(signal);
      server = await start();
    },
    async close() {
      await stop("SIGQUIT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so root runs it as the user that its package created. */
async function ownerOfPostgres(): Promise<Owner> {
  if (process.getuid?.() !== 0) return undefined;
  const users = await readFile("/etc/passwd", "utf8");
  const line = users.split("\n").find((user) => user.startsWith("postgres:")) ?? "";
  const [, , uid, gid] = line.split(":").map(Number);
  return uid && gid ? { uid, gid } : undefined;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function query(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}
