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

/** Starts the preview thread, and restarts it if a page crashes it or takes too long. Undefined if the site has not been built. */
export function startPreview(start: PreviewStart, timeoutMs = 60_000): Preview | undefined {
  if (!existsSync(join(start.siteFolder, "server/index.js"))) return undefined;
  const waiting = new Map<number, (page: PreviewedPage) => void>();
  let lastId = 0;

  const startThread = () => {
    const thread = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: start,
      env: {
        ...process.env,
        NODE_ENV: "production",
        CONTENT_DIR: start.contentFolder,
        PICTURE_MANIFEST: start.pictureManifest,
        DOCUMENT_MANIFEST: join(start.siteFolder, "documents.json"),
      },
    });
    thread.on("message", ({ id, ...page }: PreviewAnswer) => waiting.get(id)?.(page));
    thread.on("error", (error) => console.error("The preview stopped:", error));
    thread.once("exit", () => {
      worker = undefined;
      for (const answer of waiting.values()) answer({});
    });
    thread.unref();
    return thread;
  };
  // Started now, so that the first page does not wait for the site to load.
  let worker: Worker | undefined = startThread();

  return {
    render(request) {
      const id = (lastId += 1);
      const { promise, resolve } = Promise.withResolvers<PreviewedPage>();
      const timer = setTimeout(() => void worker?.terminate(), timeoutMs).unref();
      waiting.set(id, (page) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(page);
      });
      worker ??= startThread();
      worker.postMessage({ ...request, id } satisfies PreviewRequest, []);
      return promise;
    },
    close: async () => void (await worker?.terminate()),
  };
}
