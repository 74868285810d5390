import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enquiryArchive, type EnquiryArchive } from "../enquiries/store/archive.ts";
import { databaseHandle } from "../enquiries/store/database.ts";
import { writeSite } from "./fixture-site.ts";
import { startMailReceiver, type MailReceiver } from "./mail-receiver.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { startServerProcess, type ServerProcess, type ServerProcessOptions } from "./server-process.ts";

/** All that a server process needs around it, each thing a real one. */
export interface TestBed {
  mail: MailReceiver;
  postgres: TestPostgres | undefined;
  dataFolder: string;
  /** Starts a server on this bed's database and mail receiver, whose lease lasts six seconds. */
  start(options?: Partial<ServerProcessOptions>): Promise<ServerProcess>;
  /** Asks the database, from this process. */
  ask<Result>(question: (archive: EnquiryArchive) => Promise<Result>): Promise<Result>;
  /** Ends whatever still runs and removes it. */
  clear(): Promise<void>;
}

/** @param dataFolder of the servers; absent: a temporary one */
export async function layTestBed(kind: "SQLite" | "PostgreSQL", dataFolder?: string): Promise<TestBed> {
  const site = await writeSite();
  const folder = await mkdtemp(join(tmpdir(), "bed-"));
  const postgres = kind === "PostgreSQL" ? await startPostgres() : undefined;
  const databaseUrl = await postgres?.newDatabase();
  const servers: ServerProcess[] = [];
  const bed: TestBed = {
    mail: await startMailReceiver(),
    postgres,
    dataFolder: dataFolder ?? join(folder, "data"),
    async start({ variables, ...options } = {}) {
      const server = await startServerProcess({
        ...options,
        variables: {
          SITE_DIR: site.folder,
          DATA_DIR: bed.dataFolder,
          DATABASE_URL: databaseUrl,
          SMTP_URL: bed.mail.url,
          ENQUIRY_FROM: "site@example.com",
          ENQUIRY_TO: "owner@example.com",
          ENQUIRY_RATE_PER_MINUTE: "9999999",
          ENQUIRY_LEASE_SECONDS: "6",
          ...variables,
        },
      });
      servers.push(server);
      return server;
    },
    async ask(question) {
      const database = databaseHandle({ dataFolder: bed.dataFolder, databaseUrl });
      try {
        return await question(enquiryArchive(database));
      } finally {
        await database.close();
      }
    },
    async clear() {
      await Promise.all(servers.map((server) => server.end("SIGKILL")));
      await bed.mail.close();
      await postgres?.close();
      await site.remove();
      await rm(folder, { recursive: true });
    },
  };
  return bed;
}
