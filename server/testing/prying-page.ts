import { execFileSync } from "node:child_process";
import { fstatSync, opendirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import inspector from "node:inspector";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

const database = "enquiries.sqlite";

/**
 * Tries to access the server's data from within a page.
 * @returns the result of each attempt; an error as its code
 */
export function pry(searchParams: URLSearchParams): Record<string, unknown> {
  const data = searchParams.get("data") ?? "";
  const attempts: Record<string, () => unknown> = {
    "read the database": () => readFileSync(join(data, database), "latin1").slice(0, 15),
    "query the database": () => {
      const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
      return new DatabaseSync(join(data, database)).prepare("select count(*) from sqlite_schema").get();
    },
    "read it through a link in the site": () => readFileSync(searchParams.get("link") ?? "", "latin1").slice(0, 15),
    "open the data folder": () => opendirSync(data).path,
    "write in the data folder": () => writeFileSync(join(data, "note"), "pried"),
    "write in its own folder": () => writeFileSync("note", "pried"),
    "read the environment of the server": () => readFileSync(`/proc/${process.ppid}/environ`, "latin1"),
    "see the open files of the server": () => readdirSync(`/proc/${process.ppid}/fd`),
    "read the root through /proc": () => readFileSync("/proc/self/root/etc/passwd", "latin1").slice(0, 4),
    "ask where a link leads": () => readlinkSync("/proc/self/exe"),
    "start a process": () => execFileSync("id", { encoding: "utf8" }),
    "become another process": () => process.execve?.("/usr/bin/id", ["id"], {}),
    "start a thread": () => new Worker("", { eval: true }).threadId,
    "load native code": () => process.dlopen({ exports: {} }, "/lib/pry.node"),
    "open a debugger": () => inspector.open(0, "127.0.0.1"),
    "have the server open its debugger": () => process.kill(process.ppid, "SIGUSR1"),
    "list its variables": () => Object.keys(process.env).toSorted(),
    "list the files that it was given open": () =>
      Array.from({ length: 200 }, (_, descriptor) => descriptor).filter((descriptor) => {
        try {
          return fstatSync(descriptor).isFile();
        } catch {
          return false;
        }
      }),
  };
  const outcomes = Object.entries(attempts).map(([name, attempt]) => {
    try {
      return [name, attempt()];
    } catch (error) {
      return [name, (error as NodeJS.ErrnoException).code ?? (error as Error).name];
    }
  });
  return Object.fromEntries(outcomes) as Record<string, unknown>;
}
