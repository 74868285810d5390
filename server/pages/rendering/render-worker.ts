import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { EnquiryReceiver } from "#app/features/enquiry/receiver-context.ts";
import { failureWithoutWords } from "../../failure.ts";
import type { Log } from "../../log.ts";
import { refusals } from "../../enquiries/intake/refusals.ts";
import type { FromWorker, RenderedPage, RenderRequest, SiteDescription, ToWorker, WorkerStart } from "./messages.ts";

/** A page could not be rendered; the reason is in the log. */
export class PageNotRenderedError extends Error {}

/** A worker thread that has loaded the built site. */
export interface RenderWorker {
  site: SiteDescription;
  /** How many pages it is rendering. */
  readonly inProgress: number;
  /** @throws {PageNotRenderedError} */
  render(request: RenderRequest, receiveEnquiry?: EnquiryReceiver): Promise<RenderedPage>;
  /** Resolves when the thread has ended, for whatever reason. */
  ended: Promise<void>;
  end(): Promise<void>;
}

interface Task {
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
  receiveEnquiry: EnquiryReceiver | undefined;
  timer: NodeJS.Timeout | undefined;
}

const program = new URL("./worker.ts", import.meta.url);
/** Ends the thread and not the process: what a page needs is far below. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 24 };
const renderTimeoutMs = 15_000;
/** What the rendering of pages reads of the environment. */
const passedOn = ["NODE_ENV", "CONTENT_DIR", "PICTURE_MANIFEST", "DOCUMENT_MANIFEST", "MASTERS_DIR"];

/** Where a built site has what its rendered pages read. A site without it reads the project's own. */
function variablesOf(siteFolder: string): NodeJS.ProcessEnv {
  const CONTENT_DIR = join(siteFolder, "content");
  if (!existsSync(CONTENT_DIR)) return {};
  return {
    CONTENT_DIR,
    PICTURE_MANIFEST: join(siteFolder, "pictures.json"),
    DOCUMENT_MANIFEST: join(siteFolder, "documents.json"),
  };
}

/** Starts a worker and resolves once it has loaded the site; rejects with whatever kept it from doing so. */
export async function startRenderWorker(start: WorkerStart, log: Log): Promise<RenderWorker> {
  // No password of the server is in the environment of code that renders pages. Its output is not ours, nor are its options those of the
  // process: what happens on pages arrives as messages.
  const given = passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  const env = { ...Object.fromEntries(given), ...variablesOf(start.siteFolder) };
  const worker = new Worker(program, {
    workerData: start,
    env,
    resourceLimits,
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  for (const stream of [worker.stdout, worker.stderr]) stream.resume();
  const post = (message: ToWorker, transferred: ArrayBuffer[] = []) => worker.postMessage(message, transferred);
  const tasks = new Map<number, Task>();
  const ready = Promise.withResolvers<SiteDescription>();
  let lastId = 0;

  const finish = (id: number): Task | undefined => {
    const task = tasks.get(id);
    clearTimeout(task?.timer);
    tasks.delete(id);
    return task;
  };
  const receive = async (id: number, { body, signals }: FromWorker & { kind: "enquiry" }) => {
    const outcome = await tasks
      .get(id)
      ?.receiveEnquiry?.(body, signals)
      .catch((error: unknown) => {
        log.error("enquiry not received", failureWithoutWords(error));
        return refusals.notKept;
      });
    if (outcome) post({ kind: "outcome", id, outcome });
  };
  worker.on("message", (message: FromWorker) => {
    if (message.kind === "ready") ready.resolve(message.site);
    else if (message.kind === "failure") log.error("page failed", { ...message.failure });
    else if (message.kind === "enquiry") void receive(message.id, message);
    else if (message.kind === "rendered") finish(message.id)?.resolve(message.page);
    else finish(message.id)?.reject(new PageNotRenderedError());
  });
  worker.on("error", (error) => {
    log.error("page renderer failed", failureWithoutWords(error));
    ready.reject(error);
  });
  const ended = new Promise<void>((resolve) => {
    worker.once("exit", () => {
      ready.reject(new Error("The page renderer ended before it was ready."));
      for (const id of tasks.keys()) finish(id)?.reject(new PageNotRenderedError());
      resolve();
    });
  });

  const site = await ready.promise;
  return {
    site,
    ended,
    get inProgress() {
      return tasks.size;
    },
    render(request, receiveEnquiry) {
      const id = (lastId += 1);
      return new Promise((resolve, reject) => {
        // An enquiry in a form may wait for the disk for long; a page that is only looked at may not.
        const timer = receiveEnquiry ? undefined : setTimeout(() => void worker.terminate(), renderTimeoutMs);
        tasks.set(id, { resolve, reject, receiveEnquiry, timer });
        post({ kind: "render", id, request });
      });
    },
    async end() {
      await worker.terminate();
    },
  };
}
