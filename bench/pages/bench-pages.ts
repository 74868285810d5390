import { writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { buildPeers } from "../peers/build-peers.ts";
import { comparePages } from "./compare-pages.ts";
import { pressTable, ratioTable, visitTable, workTable } from "./page-tables.ts";
import { startSites } from "./sites.ts";

const valuesFile = "bench/page-values.json";

type Report = (title: string, conditions: string, text: string) => Promise<void>;

/** Compares the site with its peers, reports the tables, and writes all measured values to a file. */
export async function benchPages(
  rounds: number,
  dataFolder: string,
  report: Report,
  { presses = true } = {},
): Promise<void> {
  await buildPeers();
  const { sites, stop } = await startSites(dataFolder);
  try {
    const loads = [loadavg()[0] ?? 0];
    const comparison = await comparePages(sites, rounds, presses);
    loads.push(loadavg()[0] ?? 0);
    const load = loads.map((each) => each.toFixed(1));
    await writeFile(valuesFile, `${JSON.stringify({ measured: new Date(), load, ...comparison })}\n`);
    const rounded = `Median of ${rounds} interleaved rounds; every value is in \`${valuesFile}\`. The machine's load was ${load[0]} before and ${load[1]} after.`;
    const visit = `First visit on a phone's screen until the page is idle, with a link of 1.6 Mbit/s and 150 ms, processor not slowed. ${rounded}`;
    const ratios = "Processor time of the main thread: this site's page divided by its peer's in the same round.";
    await report("Pages beside their peers: ratios", `${ratios} ${visit}`, ratioTable(comparison));
    const longTasks = "Long tasks are for a processor four times slower, calculated from processor time.";
    const values = `ms of processor time of the main thread. ${longTasks} ${visit}`;
    await report("Pages beside their peers: values", values, visitTable(comparison, sites));
    const work = `ms of processor time of the main thread by kind of work. ${visit}`;
    await report("Pages beside their peers: work", work, workTable(comparison, sites));
    if (!presses) return;
    const press = `ms from the press of a link until the heading of its page is painted, with a link of 1.6 Mbit/s and 150 ms, and in Chromium a processor slowed four times. ${rounded}`;
    await report("From page to page", press, pressTable(comparison, sites));
  } finally {
    await stop();
  }
}
