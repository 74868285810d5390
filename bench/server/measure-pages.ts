import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { load, type LoadResult } from "./load.ts";
import { processorSeconds, startSiteServer, type MeasuredProcess } from "./measured-process.ts";
import { findOrInstallNginx, startNginx } from "./nginx.ts";

const pages = ["/", "/wallPanels", "/wallPanels/perforatedPanel", "/seatingSystems/abpb11", "/projects", "/contact"];
const commonQueries = [
  "/projects?region=east",
  "/projects?region=west",
  "/projects?region=north&page=2",
  "/contact?product=wallPanels/petPanel",
  "/compare?items=wallPanels/perforatedPanel,wallPanels/slatedPanel",
];
const clients = 64;

export const pageColumns = [
  "server",
  "per second",
  "share of nginx",
  "p99 (ms)",
  "per second of its processor time",
  "refused",
];

type Row = (string | number)[];
type Server = MeasuredProcess & { port: number };

interface Run {
  result: LoadResult;
  perProcessorSecond: number | undefined;
}

/** Measures pages and pictures from this server, from nginx, and from this server behind nginx. */
export async function measurePages(folder: string, nodeArguments: string[]): Promise<Row[]> {
  const nginx = await findOrInstallNginx();
  const pictures = await picturesOfMediumSize();
  const rows: Row[] = [];
  for (const [what, paths] of [
    ["pages", pages],
    ["pictures", pictures],
  ] as const) {
    const start = () => startSiteServer(folder, nodeArguments);
    const startBehind = async (program: string): Promise<Server> => {
      const server = await start();
      const proxy = await startNginx(program, { proxyTo: server.port }, folder);
      return { ...proxy, stop: async () => void (await Promise.all([proxy.stop(), server.stop()])) };
    };
    const ours: Run[] = [];
    const theirs: Run[] = [];
    const behind: Run[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      ours.push(await measure(start, paths));
      if (!nginx) continue;
      theirs.push(await measure(() => startNginx(nginx, { root: "build/client" }, folder), paths));
      behind.push(await measure(() => startBehind(nginx), paths));
    }
    const reference = best(theirs)?.result.perSecond;
    rows.push(
      rowOf(`${what}, this server`, best(ours), reference),
      rowOf(`${what}, nginx with one worker`, best(theirs), reference),
      rowOf(`${what}, this server behind nginx`, best(behind), reference),
    );
  }
  return rows;
}

/** Measures rendered pages: a few repeated ones, and many different ones. */
export async function measureRendering(folder: string, nodeArguments: string[]): Promise<Row[]> {
  const different = Array.from({ length: 20_000 }, (_, index) => `/projects?q=hall%20${index}`);
  const rows: Row[] = [];
  for (const [what, paths, few] of [
    ["common queries", commonQueries, 32],
    ["different queries, as many as can wait", different, 32],
    ["different queries, 500 at once", different, 500],
  ] as const) {
    const server = await startSiteServer(folder, nodeArguments);
    const result = await load({ port: server.port, clients: few, pages: [...paths] });
    rows.push([what, Math.round(result.perSecond), result.p99Ms.toFixed(1), result.refused, await peakOf(server)]);
    await server.stop();
  }
  return rows;
}

/** Measures the remaining throughput for a visitor who reads pages and one who sends enquiries during a flood of unknown addresses. */
export async function measureFlood(folder: string, nodeArguments: string[]): Promise<(string | number)[]> {
  const server = await startSiteServer(folder, nodeArguments);
  const unknown = Array.from({ length: 5000 }, (_, index) => `/unknown/${index}`);
  const [flood, read, enquiries] = await Promise.all([
    load({ port: server.port, clients: 60, pages: unknown, measuredMs: 7000 }),
    load({ port: server.port, clients: 1, pages: ["/", "/contact"], warmUpMs: 2000 }),
    load({ port: server.port, clients: 1, warmUpMs: 2000 }),
  ]);
  const peak = await peakOf(server);
  await server.stop();
  const meanwhile = `pages ${read.p99Ms.toFixed(1)}, enquiries ${enquiries.p99Ms.toFixed(1)}`;
  const others = `${flood.refused} of the flood; ${read.refused + enquiries.refused} of the others`;
  return ["flood of unknown addresses", Math.round(flood.perSecond), meanwhile, others, peak];
}

/** The peak memory of a process and its child processes, in megabytes. Known on Linux only. */
async function peakOf({ pid }: MeasuredProcess): Promise<number | string> {
  const processes = await readdir("/proc").catch(() => []);
  const statuses = await Promise.all(
    processes
      .filter((name) => /^\d+$/.test(name))
      .map((name) => readFile(`/proc/${name}/status`, "utf8").catch(() => "")),
  );
  const own = statuses.filter((status) => new RegExp(`^P?Pid:\\s*${pid}$`, "m").test(status));
  const kilobytes = own.map((status) => Number(/^VmHWM:\s*(\d+)/m.exec(status)?.[1] ?? 0));
  return own.length > 0 ? Math.round(kilobytes.reduce((total, one) => total + one, 0) / 1024) : "unknown here";
}

async function picturesOfMediumSize(): Promise<string[]> {
  const names = (await readdir("build/client/pictures")).filter((name) => name.endsWith(".avif")).toSorted();
  const sizes = await Promise.all(names.map(async (name) => (await stat(join("build/client/pictures", name))).size));
  const chosen = names.filter((_, index) => (sizes[index] ?? 0) > 20_000 && (sizes[index] ?? 0) < 60_000);
  return chosen.slice(0, 200).map((name) => `/pictures/${name}`);
}

async function measure(start: () => Promise<Server>, paths: readonly string[]): Promise<Run> {
  const server = await start();
  const options = { port: server.port, clients, pages: [...paths] };
  await load({ ...options, warmUpMs: 1000, measuredMs: 1000 });
  const before = await processorSeconds(server.pid);
  const result = await load({ ...options, warmUpMs: 0 });
  const after = await processorSeconds(server.pid);
  await server.stop();
  const used = before !== undefined && after !== undefined ? after - before : undefined;
  return { result, perProcessorSecond: used && (result.perSecond * result.seconds) / used };
}

function best(runs: Run[]): Run | undefined {
  return runs.toSorted((a, b) => b.result.perSecond - a.result.perSecond)[0];
}

function rowOf(name: string, run: Run | undefined, reference: number | undefined): Row {
  if (!run) return [name, "not available here", "", "", "", ""];
  const { perSecond, p99Ms, refused } = run.result;
  const share = reference ? `${Math.round((perSecond / reference) * 100)} %` : "";
  const perProcessorSecond = run.perProcessorSecond ? Math.round(run.perProcessorSecond) : "unknown here";
  return [name, Math.round(perSecond), share, p99Ms.toFixed(1), perProcessorSecond, refused];
}
