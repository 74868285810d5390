import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { programs } from "../scripts/setup/project.mjs";
import { installPostgres } from "../scripts/setup/find-programs.mjs";
import type { FaultRecord } from "../tests/faults/fault-record.ts";
import { table } from "./report.ts";

const rounds = process.env.FAULT_ROUNDS ?? "100";

await installPostgres();
const folder = await mkdtemp(join(tmpdir(), "bench-faults-"));
try {
  const recordsFile = join(folder, "records");
  const tests = spawn(process.execPath, [programs.vitest, "run", "--project", "faults"], {
    env: { ...process.env, FAULT_ROUNDS: rounds, FAULT_RECORDS: recordsFile },
    stdio: "inherit",
  });
  await once(tests, "close");
  const records = (await readFile(recordsFile, "utf8"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as FaultRecord)
    .toSorted((a, b) => a.fault.localeCompare(b.fault, "en"));
  await writeFile("bench/fault-results.md", report(records));
  process.exitCode = tests.exitCode ?? 1;
} finally {
  await rm(folder, { recursive: true });
}

function report(records: readonly FaultRecord[]): string {
  const total = (count: (record: FaultRecord) => number) => records.reduce((sum, record) => sum + count(record), 0);
  const rows = records.map((record) => [
    record.fault,
    record.rounds,
    record.tried,
    record.acknowledged,
    record.kept,
    record.mailed ?? "–",
    record.acknowledged - record.kept,
    record.repeated,
    record.slowestPageMs ?? "–",
    record.peakMegabytes,
  ]);
  const head = [
    "fault",
    "times",
    "tried",
    "acknowledged",
    "kept",
    "mailed",
    "lost",
    "mailed twice",
    "slowest page (ms)",
    "peak memory (MB)",
  ];
  return `# Faults

Made by \`npm run bench:faults\` on ${new Date().toISOString().slice(0, 10)} with FAULT_ROUNDS=${rounds}: ${cpus().length} × ${cpus()[0]?.model ?? "processor"}, Node.js ${process.versions.node}. These are the fault tests of \`npm test\`, with more rounds. In all, ${total(({ acknowledged }) => acknowledged)} enquiries were acknowledged, ${total(({ acknowledged, kept }) => acknowledged - kept)} of them lost, and ${total(({ repeated }) => repeated)} mailed twice.

${table(head, rows)}

'Tried' includes enquiries that were refused or whose connection broke. A dash means that no email was sent, or that no page was requested because the server was down. Memory is that of the server process.
`;
}
