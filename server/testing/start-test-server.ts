import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../create-app.ts";
import { databaseHandle } from "../enquiries/store/database.ts";
import { enquiryStore, type EnquiryStore } from "../enquiries/store/enquiry-store.ts";
import type { IntakeSettings } from "../enquiries/intake/intake.ts";
import { createLog } from "../log.ts";
import { serve } from "../http/serve.ts";
import { startRenderPool, type RenderLimits } from "../pages/rendering/render-pool.ts";
import { loadSite } from "../pages/site.ts";
import type { RouteParts } from "../create-routes.ts";
import { writeSite, type WrittenSite } from "./fixture-site.ts";
import { sharedRenderers } from "./shared-renderers.ts";

export interface TestServer {
  origin: string;
  port: number;
  dataFolder: string;
  siteFolder: string;
  logLines: Record<string, unknown>[];
  /** Stops the server but keeps its data. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

const withoutLimits: IntakeSettings = { isTrustedProxy: () => false, allowedOrigins: [], enquiriesPerMinute: 1e6 };

/** Starts the real server on a free port of 127.0.0.1, with a small site and a separate data folder. */
export async function startTestServer(
  options: {
    site?: WrittenSite;
    store?: EnquiryStore;
    sendsMail?: boolean;
    receipts?: RouteParts["receipts"];
    failingChannels?: RouteParts["failingChannels"];
    textRemains?: () => boolean;
    isOutdated?: () => boolean;
    dataFolder?: string;
    settings?: Partial<RouteParts["settings"]>;
    renderLimits?: RenderLimits;
  } = {},
): Promise<TestServer> {
  const written = await writeSite(options.site);
  const ownFolder = await mkdtemp(join(tmpdir(), "data-"));
  const dataFolder = options.dataFolder ?? ownFolder;
  const database = databaseHandle({ dataFolder });
  const logLines: TestServer["logLines"] = [];
  const log = createLog((line) => void logLines.push(JSON.parse(line)));
  const { renderLimits, site: { serverCode } = {} } = options;
  const startPool: typeof startRenderPool =
    renderLimits || serverCode
      ? (start, ownLog) => startRenderPool(start, ownLog, renderLimits)
      : sharedRenderers(options.site ?? {});
  const site = await loadSite(written.folder, log, startPool);
  const listener = createApp({
    site,
    store: options.store ?? enquiryStore({ database, channels: ["mail"] }),
    sendsMail: options.sendsMail ?? true,
    receipts: options.receipts,
    failingChannels: options.failingChannels ?? (() => []),
    ...(options.textRemains && { textRemains: options.textRemains }),
    ...(options.isOutdated && { isOutdated: options.isOutdated }),
    log,
    settings: { ...withoutLimits, retentionDays: 365, ...options.settings },
  });
  const server = await serve(listener, { port: 0, host: "127.0.0.1" });
  return {
    origin: `http://127.0.0.1:${server.port}`,
    port: server.port,
    dataFolder,
    siteFolder: written.folder,
    logLines,
    stop: server.stop,
    async close() {
      await server.stop();
      await Promise.all([database.close(), site.pool.close()]);
      await Promise.all([written.remove(), rm(ownFolder, { recursive: true, force: true })]);
    },
  };
}
