import type { Page } from "puppeteer-core";
import { ask } from "./ask-page.ts";
import { median, onPhone, pause, slowdown } from "./phone-browser.ts";

/** The time beyond 50 ms of each long task of a page on a slow phone, summed, in milliseconds. */
export interface LongTasks {
  /** As the page itself can tell: also what a task waits for a processor that other pages and painting use. */
  elapsedMs: number;
  /** What the main thread of the page takes of this machine's processor, as many times as a phone is slower. */
  processorMs: number;
}

const longMs = 50;

/** How long after the page is loaded its tasks are counted. */
const restMs = 5000;

/** Long tasks of a first visit without any interaction: the median of each sum. */
export async function measureLongTasks(origin: string, path: string, runs: number): Promise<LongTasks> {
  const elapsed: number[] = [];
  const processor: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    elapsed.push(await onPhone((page) => elapsedIn(page, origin + path)));
    processor.push(await onPhone((page) => processorTimeIn(page, origin + path)));
  }
  return { elapsedMs: median(elapsed), processorMs: median(processor) };
}

async function elapsedIn(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  await pause(restMs);
  return ask(
    page,
    (beyond) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, { duration }) => sum + Math.max(0, duration - beyond), 0));
        }).observe({ type: "longtask", buffered: true });
        setTimeout(resolve, 500, 0);
      }),
    longMs,
  );
}

/** A browser slows a page down by what has elapsed, so that other work would count several times: here it is not slowed down. */
async function processorTimeIn(page: Page, address: string): Promise<number> {
  await page.emulateCPUThrottling(null);
  await page.tracing.start({ categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] });
  await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  await pause(restMs);
  const trace = JSON.parse(new TextDecoder().decode(await page.tracing.stop())) as { traceEvents: TraceEvent[] };
  const tasksMs = taskTimes(trace.traceEvents, new URL(address).pathname);
  return tasksMs.reduce((sum, ms) => sum + Math.max(0, ms * slowdown - longMs), 0);
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
  args?: { beginData?: { url?: string } };
}

/**
 * The processor time in ms of each task of the thread that read a page. Pages that are prepared in the background have others.
 * @throws {Error} if the trace has no such thread, or no times of tasks
 */
function taskTimes(events: readonly TraceEvent[], path: string): number[] {
  const reading = events.find(({ name, args }) => {
    const url = name === "ParseHTML" ? args?.beginData?.url : undefined;
    return url !== undefined && URL.canParse(url) && new URL(url).pathname === path;
  });
  const tasks = events.filter(
    ({ name, pid, tid }) => name === "RunTask" && pid === reading?.pid && tid === reading.tid,
  );
  if (tasks.length === 0) throw new Error(`The trace has no tasks of ${path}.`);
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}
