import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { prerenderedPaths } from "../content/paths.ts";
import { startBrowser } from "./browser.ts";
import { answerTable, backTable, earlyPressTable } from "./bench-moves.ts";
import { byteBudgets } from "./byte-budgets.ts";
import { measureBytes, measureLaterScript } from "./measure-bytes.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measurePaint } from "./measure-paint.ts";
import { benchPages } from "./pages/bench-pages.ts";
import { serveVariant } from "./serve-variants.ts";
import { shapeLink } from "./shaped-link.ts";
import { replaceSection, table } from "./report.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "pages,bytes,paint,moves,lighthouse" },
    pages: { type: "string" },
    runs: { type: "string" },
  },
});
const resultsFile = "bench/results.md";
const wanted = new Set(values.only.split(","));
const dataFolder = await mkdtemp(join(tmpdir(), "bench-"));
const site = await serveVariant("indexable", dataFolder);
const handheld = await serveVariant("handheld", dataFolder);
const withoutScript = await serveVariant("stripped", dataFolder);

/** Prints a table, and writes it to the results file if all pages were measured. */
async function report(title: string, conditions: string, text: string): Promise<void> {
  console.log(`\n${title}\n${conditions}\n\n${text}`);
  if (values.pages) return;
  const made = `${conditions} Measured on ${new Date().toISOString().slice(0, 10)}.`;
  await writeFile(resultsFile, replaceSection(await readFile(resultsFile, "utf8"), title, `${made}\n\n${text}`));
}

try {
  const pages = values.pages?.split(",");
  if (wanted.has("pages")) await benchPages(runsOr(9), dataFolder, report);
  // The same without presses, which take half of the time.
  else if (wanted.has("visits")) await benchPages(runsOr(9), dataFolder, report, { presses: false });
  if (wanted.has("bytes")) await benchBytes(pages ?? Object.keys(byteBudgets));
  if (wanted.has("paint")) await benchPaint(pages ?? Object.keys(byteBudgets));
  if (wanted.has("moves")) await benchMoves();
  if (wanted.has("lighthouse")) await benchLighthouse(pages ?? pagePaths());
} finally {
  await site.stop();
  await handheld.stop();
  await withoutScript.stop();
  await rm(dataFolder, { recursive: true });
}

function runsOr(usual: number): number {
  return Number(values.runs ?? usual);
}

function pagePaths(): string[] {
  return prerenderedPaths().filter((path) => !path.includes("."));
}

async function benchBytes(pages: string[]): Promise<void> {
  const browser = await startBrowser();
  const rows: (string | number)[][] = [];
  for (const path of pages) {
    const url = `http://127.0.0.1:${site.port}${path}`;
    const bytes = await measureBytes(browser, url);
    const scriptLater = await measureLaterScript(browser, url);
    const kilobytes = (count: number) => (count / 1000).toFixed(1);
    const { requests, html, sheet, data, script, scriptBodies, scriptBeforeLargest, picture, font, other } = bytes;
    const columns = [html, sheet, data, script, scriptBodies, scriptBeforeLargest, scriptLater, picture, font, other];
    rows.push([path, requests, ...columns.map(kilobytes)]);
  }
  await browser.close();
  await report(
    "Bytes of a first visit on a phone",
    "kB transferred, before any interaction.",
    table(
      [
        "page",
        "requests",
        "html and styles",
        "linked sheets",
        "data",
        "script",
        "of which code",
        "script before the largest paint",
        "script later, without interaction",
        "pictures",
        "fonts",
        "other",
      ],
      rows,
    ),
  );
}

async function benchPaint(pages: string[]): Promise<void> {
  const runs = runsOr(5);
  const shapedSite = await shapeLink(site.port);
  const shapedWithoutScript = await shapeLink(withoutScript.port);
  const browser = await startBrowser();
  const rows: (string | number)[][] = [];
  for (const path of pages) {
    const ours = await measurePaint(browser, `http://127.0.0.1:${shapedSite.port}${path}`, runs);
    const bare = await measurePaint(browser, `http://127.0.0.1:${shapedWithoutScript.port}${path}`, runs);
    const percent = (ours.largestMs / bare.largestMs - 1) * 100;
    rows.push([
      path,
      ...[ours.firstMs, bare.firstMs, ours.largestMs, bare.largestMs].map((ms) => Math.round(ms)),
      `${percent >= 0 ? "+" : "−"}${Math.abs(percent).toFixed(1)} %`,
      ours.shift.toFixed(3),
    ]);
  }
  await browser.close();
  await shapedSite.stop();
  await shapedWithoutScript.stop();
  await report(
    "First and largest paint",
    `ms, on a link of 1.6 Mbit/s and 150 ms, processor slowed four times, median of ${runs}.`,
    table(
      ["page", "first", "first without script", "largest", "largest without script", "difference", "layout shift"],
      rows,
    ),
  );
}

async function benchMoves(): Promise<void> {
  const runs = runsOr(5);
  const origin = `http://127.0.0.1:${site.port}`;
  const conditions = `ms, on a slow phone, median of ${runs}.`;
  await report("Back to the page before", conditions, await backTable(`http://127.0.0.1:${handheld.port}`, runs));
  await report("Controls pressed 300 ms after the first paint", conditions, await earlyPressTable(origin, runs));
  await report("Controls pressed on a page at rest", conditions, await answerTable(origin, runs));
}

async function benchLighthouse(pages: string[]): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const path of pages) {
    const scores = await measureLighthouse(`http://127.0.0.1:${site.port}${path}`);
    rows.push([
      path,
      scores.performance,
      scores.accessibility,
      scores["best-practices"],
      scores.seo,
      scores.failedAudits.join(", "),
    ]);
    console.log(rows.at(-1)?.join("  "));
  }
  await report(
    "Lighthouse",
    "Phone profile, with indexing allowed.",
    table(["page", "performance", "accessibility", "best practices", "search", "audits not passed"], rows),
  );
}
