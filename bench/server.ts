import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { load, type LoadResult } from "./server/load.ts";
import { processorSeconds, startSiteServer } from "./server/measured-process.ts";
import { findOrInstallNginx, startNginx } from "./server/nginx.ts";
import { rawFlushes, rawSqliteCommits } from "./server/raw-commits.ts";
import { table } from "./report.ts";

const rawMs = 2000;
const pages = ["/", "/wallPanels", "/wallPanels/perforatedPanel", "/seatingSystems/abpb11", "/projects", "/contact"];

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "enquiries,pages" },
    /** A folder for the CPU profile of each server. */
    profile: { type: "string" },
  },
});
const wanted = new Set(values.only.split(","));
const nodeArguments = values.profile ? ["--cpu-prof", `--cpu-prof-dir=${resolve(values.profile)}`] : [];
// Inside the project, because the temporary folder of the system may be in memory.
await mkdir(".cache", { recursive: true });
const folder = await mkdtemp(resolve(".cache/bench-"));
const sections: string[] = [];

try {
  if (wanted.has("enquiries")) await benchEnquiries();
  if (wanted.has("pages")) await benchPages();
} finally {
  await rm(folder, { recursive: true });
}
if (wanted.size === 2 && !values.profile) {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "processor"}, Node.js ${process.versions.node}`;
  const head = `# Server throughput\n\nMade by \`npm run bench:server\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. The load generator and the server share the machine.`;
  await writeFile("bench/server-results.md", `${[head, ...sections].join("\n\n")}\n`);
}

function report(title: string, text: string): void {
  console.log(`\n${title}\n\n${text}`);
  sections.push(`## ${title}\n\n${text}`);
}

async function benchEnquiries(): Promise<void> {
  const rows: (string | number)[][] = [];
  const raw: { sqlite: number; flush: number }[] = [];
  const measureRaw = () => raw.push({ sqlite: rawSqliteCommits(folder, rawMs), flush: rawFlushes(folder, rawMs) });
  const results: { clients: number; result: LoadResult; withoutDisk: LoadResult }[] = [];
  for (const clients of [1, 16, 64]) {
    // The speed of a disk varies, so it is measured before and after.
    measureRaw();
    const server = await startSiteServer(folder, nodeArguments);
    const withoutDisk = await load({ port: server.port, clients, nameless: true, measuredMs: rawMs });
    results.push({ clients, result: await load({ port: server.port, clients }), withoutDisk });
    await server.stop();
  }
  measureRaw();
  const mean = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0) / numbers.length;
  const commits = mean(raw.map(({ sqlite }) => sqlite));
  const one = results[0]?.result.perSecond ?? 0;
  for (const { clients, result, withoutDisk } of results) {
    const share = `${((result.perSecond / commits) * 100).toFixed(0)} %`;
    const times = `${(result.perSecond / one).toFixed(1)} ×`;
    const [kept, answered] = [result, withoutDisk].map(({ perSecond }) => Math.round(perSecond));
    rows.push([clients, kept ?? 0, result.p99Ms.toFixed(1), share, times, result.refused, answered ?? 0]);
  }
  report(
    "Enquiries on disk before they are acknowledged",
    `${table(["clients", "per second", "p99 (ms)", "share of raw commits", "against one client", "refused", "per second without disk"], rows)}

On the same disk, in the same run, SQLite alone commits ${Math.round(commits)} single rows per second with the same pragmas, and ${Math.round(mean(raw.map(({ flush }) => flush)))} appended records per second can be flushed. Without disk: the same requests without a name, which are read, checked and refused. This is the limit that requests and responses themselves set on this machine.`,
  );
}

async function benchPages(): Promise<void> {
  const nginx = findOrInstallNginx();
  const ours: PageRun[] = [];
  const theirs: PageRun[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    ours.push(await measurePages(() => startSiteServer(folder, nodeArguments)));
    if (nginx) theirs.push(await measurePages(() => startNginx(nginx, "build/client", folder)));
  }
  const best = (runs: PageRun[]) => runs.toSorted((a, b) => b.result.perSecond - a.result.perSecond)[0];
  const row = (name: string, run: PageRun | undefined) =>
    run
      ? [
          name,
          Math.round(run.result.perSecond),
          run.result.p99Ms.toFixed(1),
          run.perProcessorSecond ? Math.round(run.perProcessorSecond) : "unknown here",
          run.result.refused,
        ]
      : [name, "not available here", "", "", ""];
  report(
    "Pages of the built site, compressed, over 64 keep-alive connections",
    `${table(
      ["server", "per second", "p99 (ms)", "per second of its processor time", "refused"],
      [row("this server", best(ours)), row("nginx, one worker", best(theirs))],
    )}

The better of two runs each, taken in turn. Both servers write one log line per request.`,
  );
}

interface PageRun {
  result: LoadResult;
  perProcessorSecond: number | undefined;
}

async function measurePages(start: () => ReturnType<typeof startSiteServer>): Promise<PageRun> {
  const server = await start();
  await load({ port: server.port, clients: 64, pages, warmUpMs: 1000, measuredMs: 1000 });
  const before = await processorSeconds(server.pid);
  const result = await load({ port: server.port, clients: 64, pages, warmUpMs: 0 });
  const after = await processorSeconds(server.pid);
  await server.stop();
  const used = before !== undefined && after !== undefined ? after - before : undefined;
  return { result, perProcessorSecond: used && (result.perSecond * result.seconds) / used };
}
