import { request as httpRequest } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../create-app.ts";
import { databaseHandle } from "../enquiries/store/database.ts";
import { enquiryStore, type EnquiryStore } from "../enquiries/store/enquiry-store.ts";
import type { IntakeSettings } from "../enquiries/intake/open-intake.ts";
import { createLog } from "../log.ts";
import { serve } from "../serve.ts";
import { siteOf, type SiteBuild } from "../site-build.ts";
import { StaticFiles } from "../static-files.ts";
import { fakeBuild, writeSite } from "./fake-site.ts";

export interface TestServer {
  origin: string;
  port: number;
  dataFolder: string;
  logLines: Record<string, unknown>[];
  /** Asks the server to stop and leaves what it has written in place. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

const withoutLimits: IntakeSettings = { isTrustedProxy: () => false, allowedOrigins: [], enquiriesPerMinute: 1e6 };

/** Starts the real server on a free port of 127.0.0.1, with a small site and a data folder of its own. */
export async function startTestServer(
  options: {
    build?: SiteBuild;
    store?: EnquiryStore;
    sendsMail?: boolean;
    dataFolder?: string;
    settings?: Partial<IntakeSettings>;
  } = {},
): Promise<TestServer> {
  const site = await writeSite();
  const ownFolder = await mkdtemp(join(tmpdir(), "data-"));
  const dataFolder = options.dataFolder ?? ownFolder;
  const database = databaseHandle({ dataFolder });
  const logLines: TestServer["logLines"] = [];
  const app = createApp({
    site: await siteOf(await StaticFiles.in(site.folder), options.build ?? fakeBuild()),
    store: options.store ?? enquiryStore({ database, channels: ["mail"] }),
    sendsMail: options.sendsMail ?? true,
    log: createLog((line) => void logLines.push(JSON.parse(line))),
    settings: { ...withoutLimits, ...options.settings },
  });
  const server = await serve(app, { port: 0, host: "127.0.0.1" });
  return {
    origin: `http://127.0.0.1:${server.port}`,
    port: server.port,
    dataFolder,
    logLines,
    stop: server.stop,
    async close() {
      await server.stop();
      await database.close();
      await Promise.all([site.remove(), rm(ownFolder, { recursive: true, force: true })]);
    },
  };
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a path and headers exactly as given, and keeps the body as it came: fetch would tidy the one and unpack the other. */
export function rawRequest(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: "127.0.0.1", port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.once("error", reject);
    request.end();
  });
}
