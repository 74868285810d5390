import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log.ts";
import type { RenderedPage, RenderRequest, SiteDescription } from "./messages.ts";
import { startRenderProcess, type RenderProcess } from "./render-process.ts";

/** Too many pages are waiting, or this one has waited too long. */
export class RendererBusyError extends Error {}

/** No renderer runs, and none can be started, for example because the disk is full. */
export class NoRendererError extends Error {}

export interface RenderPool {
  site: SiteDescription;
  /**
   * Renders a page.
   * @throws {RendererBusyError} instead of letting a visitor wait for long
   * @throws {NoRendererError} while none can be started
   * @throws {PageNotRenderedError} when the page cannot be rendered
   */
  render(request: RenderRequest): Promise<RenderedPage>;
  /** Whether pages can be rendered: false while no renderer runs and none can be started. */
  isRendering(): boolean;
  close(): Promise<void>;
}

/** One processor is left to the server itself, which answers everything else. */
const defaultProcesses = Math.min(4, Math.max(1, availableParallelism() - 1));
const maxWaiting = 64;

/** How long pages may take. The tests have less patience. */
export interface RenderLimits {
  /** To be rendered. */
  renderTimeoutMs: number;
  /** To wait for a process. */
  waitTimeoutMs: number;
}
const defaultLimits: RenderLimits = { renderTimeoutMs: 5000, waitTimeoutMs: 10_000 };

/**
 * A process that ended sooner than this is started again after a pause that doubles each time, so that a site which cannot be rendered keeps
 * no processor busy.
 */
const longEnoughMs = 60_000;
const firstPauseMs = 250;
const longestPauseMs = 10_000;

interface WaitingPage {
  request: RenderRequest;
  result: PromiseWithResolvers<RenderedPage>;
  timer: NodeJS.Timeout;
}

/**
 * Renders pages in separate processes, so that rendering never holds up files and enquiries, and what is built cannot read what the server
 * can. Each process renders one page at a time, and a bounded number of pages waits for a bounded time.
 * @throws whatever keeps the first process from loading the built site
 */
export async function startRenderPool(
  siteFolder: string,
  log: Log,
  { renderTimeoutMs, waitTimeoutMs }: RenderLimits = defaultLimits,
): Promise<RenderPool> {
  const running = new Set<RenderProcess>();
  const idle = new Set<RenderProcess>();
  const waiting = new Set<WaitingPage>();
  const closing = new AbortController();
  let startFailed = false;

  const start = () => startRenderProcess({ siteFolder, renderTimeoutMs }, log);
  const rejectAll = (error: Error) => {
    for (const { result, timer } of waiting) {
      clearTimeout(timer);
      result.reject(error);
    }
    waiting.clear();
  };
  const noneCanBeStarted = () => startFailed && running.size === 0;
  const assign = () => {
    for (const process of idle) {
      const [page] = waiting;
      if (!page) return;
      idle.delete(process);
      if (!process.isAlive) continue;
      waiting.delete(page);
      clearTimeout(page.timer);
      const rendered = process.render(page.request);
      page.result.resolve(rendered);
      const release = () => {
        if (process.isAlive) idle.add(process);
        assign();
      };
      rendered.then(release, release);
    }
  };
  /** Keeps one process running. */
  const keepRunning = async (first?: RenderProcess): Promise<void> => {
    let process = first;
    let pauseMs = firstPauseMs;
    while (!closing.signal.aborted) {
      const startedAt = performance.now();
      let reason = "not started";
      process ??= await start().catch((error: Error) => {
        log.error("a page renderer cannot be started", { reason: error.message });
        return undefined;
      });
      startFailed = process === undefined;
      if (noneCanBeStarted()) rejectAll(new NoRendererError());
      if (process) {
        running.add(process);
        idle.add(process);
        assign();
        if (closing.signal.aborted) await process.end();
        reason = await process.ended;
        running.delete(process);
        idle.delete(process);
        process = undefined;
      }
      if (closing.signal.aborted) return;
      if (performance.now() - startedAt > longEnoughMs) pauseMs = firstPauseMs;
      log.error("a page renderer ended and is restarted", { reason, afterMs: pauseMs });
      await wait(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
  };

  const first = await start();
  const kept = [keepRunning(first), ...Array.from({ length: defaultProcesses - 1 }, () => keepRunning())];
  return {
    site: first.site,
    isRendering: () => !noneCanBeStarted(),
    async render(request) {
      if (noneCanBeStarted()) throw new NoRendererError();
      if (waiting.size >= maxWaiting) throw new RendererBusyError();
      const result = Promise.withResolvers<RenderedPage>();
      const timer = setTimeout(() => {
        waiting.delete(page);
        result.reject(new RendererBusyError());
      }, waitTimeoutMs);
      const page = { request, result, timer };
      waiting.add(page);
      assign();
      return result.promise;
    },
    async close() {
      closing.abort();
      rejectAll(new RendererBusyError());
      await Promise.all([...running].map((process) => process.end()));
      await Promise.all(kept);
    },
  };
}
