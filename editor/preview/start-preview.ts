import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PreviewAnswer, PreviewedPage, PreviewRequest, PreviewStart } from "./preview-request.ts";

export type { PreviewedPage };

/** Renders pages of the built site with an unsaved text. */
export interface Preview {
  render(request: Omit<PreviewRequest, "id">): Promise<PreviewedPage>;
  close(): Promise<void>;
}

const mostStarts = 3;

interface Waiting {
  readonly request: PreviewRequest;
  readonly answer: (page: PreviewedPage) => void;
  isOverdue: boolean;
}

/** Starts the preview thread, and restarts it if a page crashes it or takes too long. Undefined if the site has not been built. */
export function startPreview(start: PreviewStart, timeoutMs = 60_000): Preview | undefined {
  if (!existsSync(join(start.siteFolder, "server/index.js"))) return undefined;
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  /** How many threads in a row have ended while they loaded the site, such as while its content was being replaced. */
  let failedStarts = 0;

  const startThread = () => {
    const thread = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: start,
      // Excludes the editor's environment, which may contain passwords.
      env: {
        NODE_ENV: "production",
        // Some pages show the date.
        ...(process.env["TZ"] ? { TZ: process.env["TZ"] } : {}),
        CONTENT_DIR: start.contentFolder,
        PICTURE_MANIFEST: start.pictureManifest,
        DOCUMENT_MANIFEST: join(start.siteFolder, "documents.json"),
      },
    });
    let hasStarted = false;
    thread.on("message", ({ id, ...page }: PreviewAnswer) => {
      hasStarted = true;
      failedStarts = 0;
      waiting.get(id)?.answer(page);
    });
    thread.on("error", (error) => console.error("The preview stopped:", error));
    thread.once("exit", () => {
      worker = undefined;
      if (!hasStarted) failedStarts += 1;
      const triesAgain = !hasStarted && failedStarts < mostStarts;
      for (const { request, answer, isOverdue } of waiting.values()) {
        if (triesAgain && !isOverdue) post(request);
        else answer({});
      }
    });
    thread.unref();
    return thread;
  };
  const post = (request: PreviewRequest) => {
    worker ??= startThread();
    worker.postMessage(request, []);
  };
  // Started now, so that the first page does not wait for the site to load.
  let worker: Worker | undefined = startThread();

  return {
    render(request) {
      const id = (lastId += 1);
      const { promise, resolve } = Promise.withResolvers<PreviewedPage>();
      const timer = setTimeout(() => {
        asked.isOverdue = true;
        void worker?.terminate();
      }, timeoutMs).unref();
      const answer = (page: PreviewedPage) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(page);
      };
      const asked: Waiting = { request: { ...request, id }, answer, isOverdue: false };
      waiting.set(id, asked);
      post(asked.request);
      return promise;
    },
    close: async () => void (await worker?.terminate()),
  };
}
