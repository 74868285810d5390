import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log.ts";
import type { RenderedPage, RenderRequest, SiteDescription } from "./renderer-messages.ts";
import { startRenderProcess, type RenderProcess } from "./render-process.ts";

/** Every renderer is busy for too long, or none is running and none can start, for example because the disk is full. */
export class NoRendererError extends Error {}

export interface RenderPool {
  site: SiteDescription;
  /**
   * Renders a page.
   * @throws {NoRendererError} if the visitor would have to wait too long, or while no renderer can start
   * @throws {PageNotRenderedError} if the page cannot be rendered
   */
  render(request: RenderRequest): Promise<RenderedPage>;
  /** Whether pages can be rendered: false while no renderer is running and none can start. */
  isRendering(): boolean;
  close(): Promise<void>;
}

/** With more, the server would need more memory than its service may use (`deploy/systemd/catalogue.service`). */
const mostProcesses = 2;
const maxWaiting = 64;

/** The time limits of pages. Tests use shorter ones. */
export interface RenderLimits {
  /** Timeout of rendering. */
  renderTimeoutMs: number;
  /** Timeout of waiting for a process. */
  waitTimeoutMs: number;
}
const defaultLimits: RenderLimits = { renderTimeoutMs: 5000, waitTimeoutMs: 10_000 };

/**
 * A process that ends sooner than this is restarted after a delay that doubles each time, so that a site that cannot be
 * rendered does not keep a processor busy.
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
 * Renders pages in separate processes, so that rendering does not delay files and enquiries, and the built site cannot
 * read the server's data. Each process renders one page at a time. The number of waiting pages and their waiting time
 * are limited.
 * @throws the error that prevents the first process from loading the built site
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
  const rejectAll = () => {
    for (const { result, timer } of waiting) {
      clearTimeout(timer);
      result.reject(new NoRendererError());
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
      if (noneCanBeStarted()) rejectAll();
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
  const others = numberOfRenderers(availableParallelism()) - 1;
  const kept = [keepRunning(first), ...Array.from({ length: others }, () => keepRunning())];
  return {
    site: first.site,
    isRendering: () => !noneCanBeStarted(),
    async render(request) {
      if (noneCanBeStarted() || waiting.size >= maxWaiting) throw new NoRendererError();
      const result = Promise.withResolvers<RenderedPage>();
      const timer = setTimeout(() => {
        waiting.delete(page);
        result.reject(new NoRendererError());
      }, waitTimeoutMs);
      const page = { request, result, timer };
      waiting.add(page);
      assign();
      return result.promise;
    },
    async close() {
      closing.abort();
      rejectAll();
      await Promise.all([...running].map((process) => process.end()));
      await Promise.all(kept);
    },
  };
}

/** One processor is left for the server itself, which handles everything else. */
export function numberOfRenderers(processors: number): number {
  return Math.min(mostProcesses, Math.max(1, processors - 1));
}
