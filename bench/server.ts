import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { load, type LoadResult } from "./server/load.ts";
import { startSiteServer } from "./server/measured-process.ts";
import { measureFlood, measurePages, measureRendering, pageColumns } from "./server/measure-pages.ts";
import { rawFlushes, rawSqliteCommits } from "./server/raw-commits.ts";
import { table } from "./report.ts";

const rawMs = 2000;

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "enquiries,pages,rendering" },
    /** A folder for the CPU profile of each server. */
    profile: { type: "string" },
  },
});
const wanted = new Set(values.only.split(","));
const nodeArguments = values.profile ? ["--cpu-prof", `--cpu-prof-dir=${resolve(values.profile)}`] : [];
// Inside the project, because the system's temporary folder may be in memory.
await mkdir(".cache", { recursive: true });
const folder = await mkdtemp(resolve(".cache/bench-"));
const sections: string[] = [];

try {
  if (wanted.has("enquiries")) await benchEnquiries();
  if (wanted.has("pages")) {
    const rows = await measurePages(folder, nodeArguments);
    report(
      "Pages and pictures of the built site beside nginx, over 64 keep-alive connections",
      `${table(pageColumns, rows)}

The better of two runs each, taken in turn. All servers write one log line per request. Pages are compressed; pictures are the AVIF files of 20 to 60 kB. Behind nginx: nginx passes each request on to this server over kept connections, as in deploy/nginx.`,
    );
  }
  if (wanted.has("rendering")) {
    const rows = [...(await measureRendering(folder, nodeArguments)), await measureFlood(folder, nodeArguments)];
    report(
      "Pages that depend on a query, and a flood of unknown addresses",
      `${table(["what", "per second", "p99 (ms)", "answers other than 200", "most memory (MB)"], rows)}

Over 32 connections. Common queries are cached. Different ones are rendered in a separate process, or refused with 503 if its queue is full. The flood is 60 connections that request unknown addresses as fast as they are answered; meanwhile, one visitor reads pages and another sends enquiries, each in sequence.`,
    );
  }
} finally {
  await rm(folder, { recursive: true });
}
if (wanted.size === 3 && !values.profile) {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "processor"}, Node.js ${process.versions.node}`;
  const head = `# Server throughput\n\nMade by \`npm run bench:server\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. The load generator and the server share the machine, which had a load average of ${loadavg()[0]?.toFixed(1)} at the end.`;
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
  for (const clients of [1, 16, 64, 500]) {
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
