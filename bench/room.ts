import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { forEachBand } from "../app/features/room/engine/octave-bands.ts";
import { makeImpulseResponse } from "../app/features/room/listen/impulse-response.ts";
import { summarise, table } from "./report.ts";

// How long the room calculator takes to make the impulse response of a room, which has to be less than 200 ms. The first one also
// makes the noise of all that follow.

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

/** The time of the processor, which is the same while other programs run. */
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
  return [name, seconds.toFixed(1), ...[firstMs, mean, p95, worst].map(Math.round), worst < wantedMs ? "yes" : "no"];
});
const head = ["room", "time, s", "first, ms", "mean, ms", "95th percentile, ms", "worst, ms", `under ${wantedMs} ms`];
const text = table(head, rows);
console.log(text);
await writeFile(
  new URL("room-results.md", import.meta.url),
  `# Impulse responses of rooms\n\nProcessor time for both ears at ${sampleRateHz / 1000} kHz, ${runs} times each, on ${cpus()[0]?.model ?? "an unknown processor"}. \`npm run bench:room\` writes this file.\n\n${text}\n`,
);
