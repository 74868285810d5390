import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { EnquiryReceiver } from "#app/features/enquiry/receiver-context.ts";
import type { Log } from "../../log.ts";
import type { RenderedPage, RenderRequest, SiteDescription, WorkerStart } from "./messages.ts";
import { startRenderWorker, type RenderWorker } from "./render-worker.ts";

/** As many pages are waiting for a worker as may wait. */
export class RendererBusyError extends Error {}

export interface RenderPool {
  site: SiteDescription;
  /**
   * Renders a page.
   * @param receiveEnquiry takes the enquiry in a posted form; such a page does not wait behind pages that are only looked at
   * @throws {RendererBusyError} at once, instead of letting a visitor wait for long
   * @throws {PageNotRenderedError} when the page cannot be rendered
   */
  render(request: RenderRequest, receiveEnquiry?: EnquiryReceiver): Promise<RenderedPage>;
  close(): Promise<void>;
}

interface WaitingPage {
  request: RenderRequest;
  resolve: (page: Promise<RenderedPage>) => void;
}

/** One processor is left to the main thread, which answers everything else. */
const defaultWorkers = Math.min(4, Math.max(1, availableParallelism() - 1));
const maxWaiting = 64;
const maxForms = 32;
const restartAfterMs = 1000;

/**
 * Renders pages in worker threads, so that rendering never holds up files and enquiries. Each worker renders one page at a time,
 * and a bounded number of pages waits. Forms are few and each may carry an enquiry, so they are rendered beside the others.
 * @throws whatever keeps the first worker from loading the built site
 */
export async function startRenderPool(start: WorkerStart, log: Log, workerCount = defaultWorkers): Promise<RenderPool> {
  const idle: RenderWorker[] = [];
  const workers = new Set<RenderWorker>();
  const waiting: WaitingPage[] = [];
  let forms = 0;
  let closed = false;

  const add = async (): Promise<SiteDescription> => {
    const worker = await startRenderWorker(start, log);
    if (closed) {
      await worker.end();
      return worker.site;
    }
    workers.add(worker);
    void worker.ended.then(() => {
      workers.delete(worker);
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
      if (closed) return;
      log.error("a page renderer ended and is started again");
      void addAgain();
    });
    release(worker);
    return worker.site;
  };
  const addAgain = async (): Promise<void> => {
    if (closed) return;
    try {
      await add();
    } catch {
      await wait(restartAfterMs);
      await addAgain();
    }
  };
  const release = (worker: RenderWorker) => {
    if (!workers.has(worker)) return;
    const next = waiting.shift();
    if (next) next.resolve(renderWith(worker, next.request));
    else idle.push(worker);
  };
  const renderWith = (worker: RenderWorker, request: RenderRequest) =>
    worker.render(request).finally(() => release(worker));
  const renderForm = async (request: RenderRequest, receiveEnquiry: EnquiryReceiver) => {
    const [least] = [...workers].toSorted((one, other) => one.inProgress - other.inProgress);
    if (!least || forms >= maxForms) throw new RendererBusyError();
    forms += 1;
    try {
      return await least.render(request, receiveEnquiry);
    } finally {
      forms -= 1;
    }
  };

  const site = await add();
  for (let index = 1; index < workerCount; index += 1) void addAgain();
  return {
    site,
    async render(request, receiveEnquiry) {
      if (receiveEnquiry) return renderForm(request, receiveEnquiry);
      const worker = idle.pop();
      if (worker) return renderWith(worker, request);
      if (waiting.length >= maxWaiting) throw new RendererBusyError();
      return new Promise((resolve) => waiting.push({ request, resolve }));
    },
    async close() {
      closed = true;
      await Promise.all([...workers].map((worker) => worker.end()));
    },
  };
}
