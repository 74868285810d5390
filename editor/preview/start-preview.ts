import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PreviewAnswer, PreviewedPage, PreviewRequest, PreviewStart } from "./preview-request.ts";

export type { PreviewedPage };

/** Renders pages of the built site with a text that is not saved. */
export interface Preview {
  render(request: Omit<PreviewRequest, "id">): Promise<PreviewedPage>;
  close(): Promise<void>;
}

/** Starts the thread of the preview. Undefined if the site has not been built. */
export function startPreview(start: PreviewStart): Preview | undefined {
  if (!existsSync(join(start.siteFolder, "server/index.js"))) return undefined;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: start,
    env: {
      ...process.env,
      NODE_ENV: "production",
      CONTENT_DIR: start.contentFolder,
      PICTURE_MANIFEST: start.pictureManifest,
      DOCUMENT_MANIFEST: join(start.siteFolder, "documents.json"),
    },
  });
  const waiting = new Map<number, (page: PreviewedPage) => void>();
  let lastId = 0;
  worker.on("message", ({ id, ...page }: PreviewAnswer) => {
    waiting.get(id)?.(page);
    waiting.delete(id);
  });
  const giveUp = () => {
    for (const answer of waiting.values()) answer({});
    waiting.clear();
  };
  worker.on("error", (error) => {
    console.error("The preview stopped:", error);
    giveUp();
  });
  worker.unref();
  return {
    render(request) {
      const id = (lastId += 1);
      const { promise, resolve } = Promise.withResolvers<PreviewedPage>();
      waiting.set(id, resolve);
      worker.postMessage({ ...request, id } satisfies PreviewRequest, []);
      return promise;
    },
    async close() {
      await worker.terminate();
      giveUp();
    },
  };
}
