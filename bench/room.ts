import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { forEachBand } from "../app/features/room/engine/octave-bands.ts";
import { makeImpulseResponse } from "../app/features/room/listen/impulse-response.ts";
import { measureRoomMemory } from "./measure-room-memory.ts";
import { summarise, table } from "./report.ts";
import { serveVariant } from "./serve-variants.ts";

// Measures how long the room calculator takes for a room's impulse response, which must be less than 200 ms, including the first one, which
// also makes the noise for all others; and the page's memory while a room that is playing is changed a hundred times.

const runs = 20;
const sampleRateHz = 48_000;
const wantedMs = 200;

const rooms = [
  { name: "classroom", box: { lengthM: 9, widthM: 7, heightM: 3.2 }, seconds: 0.6 },
  { name: "bare classroom", box: { lengthM: 9, widthM: 7, heightM: 3.2 }, seconds: 1.9 },
  { name: "cinema", box: { lengthM: 20, widthM: 14, heightM: 7 }, seconds: 1.1 },
  { name: "sports hall", box: { lengthM: 45, widthM: 27, heightM: 9 }, seconds: 4 },
  { name: "church", box: { lengthM: 60, widthM: 24, heightM: 20 }, seconds: 8 },
];

/** Processor time, which other programs do not affect. */
function millisecondsOf(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const rows = rooms.map(({ name, box, seconds }) => {
  const make = () => makeImpulseResponse({ box, seconds: forEachBand(() => seconds) }, sampleRateHz);
  const firstMs = millisecondsOf(make);
  const { mean, p95, worst } = summarise(Array.from({ length: runs }, () => millisecondsOf(make)));
  const isFast = Math.max(firstMs, worst) < wantedMs;
  return [name, seconds.toFixed(1), ...[firstMs, mean, p95, worst].map(Math.round), isFast ? "yes" : "no"];
});
const head = ["room", "time, s", "first, ms", "mean, ms", "95th percentile, ms", "worst, ms", `under ${wantedMs} ms`];
const times = table(head, rows);
console.log(times);

const dataFolder = await mkdtemp(join(tmpdir(), "bench-"));
const site = await serveVariant("indexable", dataFolder);
const held = await measureRoomMemory(`http://127.0.0.1:${site.port}`);
await site.stop();
await rm(dataFolder, { recursive: true });
const memory = table(
  ["changes of the room", "script, MB", "sounds and other buffers, MB", "document, MB"],
  held.map(({ changes, ...parts }) => [
    changes,
    ...[parts.script, parts.buffers, parts.document].map((mb) => mb.toFixed(1)),
  ]),
);
console.log(memory);

await writeFile(
  new URL("room-results.md", import.meta.url),
  `# Hearing a room

\`npm run bench:room\` writes this file, on ${cpus()[0]?.model ?? "an unknown processor"}.

## Impulse responses

Processor time for both ears at ${sampleRateHz / 1000} kHz, ${runs} times each.

${times}

## Memory

What the built page holds after garbage has been collected, while it plays and its room is changed.

${memory}
`,
);
