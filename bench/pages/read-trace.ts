/** Kinds of work on a page's main thread. */
export type Work = "parse" | "style" | "layout" | "paint" | "script" | "other";

/** The processor time of one page, in milliseconds of this machine. */
export interface ProcessorTime {
  /** The main thread of the visible page. */
  pageMs: number;
  /** The time of the main thread by kind of work. */
  workMs: Record<Work, number>;
  /** The main threads of pages prerendered at the same time. */
  preparedMs: number;
  /** Decoding of pictures, in other threads of the page's process. */
  decodeMs: number;
  /** The sum of the time beyond 50 ms of each task, on a machine that is four times slower. */
  longMs: number;
}

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** In microseconds: the start, the wall-clock time, and the processor time. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; beginData?: { url?: string } };
}

export const traceCategories = [
  "devtools.timeline",
  "v8.execute",
  "v8",
  "toplevel",
  "disabled-by-default-v8.compile",
  "navigation",
];

const slowdown = 4;
const longMs = 50;

const workOf: Record<string, Work> = {
  ParseHTML: "parse",
  ParseAuthorStyleSheet: "style",
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
  UpdateLayer: "paint",
  EvaluateScript: "script",
  FunctionCall: "script",
  RunMicrotasks: "script",
  TimerFire: "script",
  FireIdleCallback: "script",
  FireAnimationFrame: "script",
  EventDispatch: "script",
  MinorGC: "script",
  MajorGC: "script",
};

/**
 * Reads the processor time of a first visit from a trace.
 * @param origin of the page and of prerendered ones
 * @throws {Error} if the trace does not contain the page
 */
export function readTrace(events: readonly TraceEvent[], origin: string, path: string): ProcessorTime {
  const readBy = (shown: (url: URL) => boolean) =>
    new Set(
      events.flatMap(({ name, pid, args }) => {
        const url = name === "ParseHTML" ? args?.beginData?.url : undefined;
        return url && URL.canParse(url) && shown(new URL(url)) ? [pid] : [];
      }),
    );
  const [page] = readBy((url) => url.origin === origin && url.pathname === path);
  if (page === undefined) throw new Error(`The trace does not show ${origin}${path}.`);
  const prepared = [...readBy((url) => url.origin === origin)].filter((pid) => pid !== page);
  const own = mainThreadOf(events, page);
  const tasksMs = tasksOf(own).map(processorMs);
  return {
    pageMs: sum(tasksMs),
    workMs: workIn(own),
    preparedMs: sum(prepared.flatMap((pid) => tasksOf(mainThreadOf(events, pid)).map(processorMs))),
    decodeMs: sum(
      events.filter(({ name, pid, ph }) => pid === page && ph === "X" && name === "Decode Image").map(processorMs),
    ),
    longMs: sum(tasksMs.map((ms) => Math.max(0, ms * slowdown - longMs))),
  };
}

/** The events of a main thread by start time, outer events first. */
function mainThreadOf(events: readonly TraceEvent[], process: number): TraceEvent[] {
  const main = events.find(
    ({ name, ph, pid, args }) =>
      pid === process && ph === "M" && name === "thread_name" && args?.name === "CrRendererMain",
  );
  return events
    .filter(({ ph, pid, tid }) => ph === "X" && pid === process && tid === main?.tid)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const processorMs = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The top-level events. */
function tasksOf(events: readonly TraceEvent[]): TraceEvent[] {
  let end = -1;
  return events.filter((event) => {
    const isTask = event.ts >= end;
    if (isTask) end = endOf(event);
    return isTask;
  });
}

/** The time of each event without nested ones, by kind. An event without a kind counts as its parent. */
function workIn(events: readonly TraceEvent[]): ProcessorTime["workMs"] {
  const total = { parse: 0, style: 0, layout: 0, paint: 0, script: 0, other: 0 };
  const around: { event: TraceEvent; work: Work }[] = [];
  for (const event of events) {
    while (around.length > 0 && endOf(around.at(-1)!.event) <= event.ts) around.pop();
    const outer = around.at(-1);
    const work = workOf[event.name] ?? (/^v8|^V8/.test(event.name) ? "script" : (outer?.work ?? "other"));
    total[work] += processorMs(event);
    if (outer) total[outer.work] -= processorMs(event);
    around.push({ event, work });
  }
  return total;
}
