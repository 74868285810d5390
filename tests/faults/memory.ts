import { readFile } from "node:fs/promises";

/** The most memory that a process has had resident so far, in megabytes. Known on Linux only. */
export async function peakMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
