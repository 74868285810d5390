import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enquiryArchive, type EnquiryArchive } from "../enquiries/store/archive.ts";
import { databaseHandle, type DatabaseHandle } from "../enquiries/store/database.ts";
import { writeSite } from "./fixture-site.ts";
import { storeMany, type ManyEnquiries } from "./many-enquiries.ts";
import { startMailReceiver, type MailReceiver } from "./mail-receiver.ts";
import { newSharedDatabase } from "./shared-postgres.ts";
import { startServerProcess, type ServerProcess, type ServerProcessOptions } from "./server-process.ts";

/** The real surroundings of a server process: database, site and mail receiver. */
export interface ServerFixture {
  mail: MailReceiver;
  dataFolder: string;
  siteFolder: string;
  /**
   * Starts a server on this fixture's database and mail receiver, with a lease of six seconds and a check for due
   * deliveries four times a second.
   */
  start(options?: Partial<ServerProcessOptions>): Promise<ServerProcess>;
  /** Queries the database from this process. */
  query<Result>(query: (archive: EnquiryArchive) => Promise<Result>): Promise<Result>;
  /** Bulk-inserts many enquiries into SQLite, as though they had been received. */
  storeMany(many: ManyEnquiries): Promise<void>;
  /** Ends the running processes and removes all files. */
  remove(): Promise<void>;
}

/** The storage of a fixture, if not a temporary folder or the PostgreSQL shared by all tests. */
interface Storage {
  dataFolder: string;
  databaseUrl: string;
}

export async function createServerFixture(
  kind: "SQLite" | "PostgreSQL",
  storage: Partial<Storage> = {},
): Promise<ServerFixture> {
  const site = await writeSite();
  const folder = await mkdtemp(join(tmpdir(), "fixture-"));
  const databaseUrl = kind === "PostgreSQL" ? (storage.databaseUrl ?? (await newSharedDatabase())) : undefined;
  const servers: ServerProcess[] = [];
  const use = async <Result>(work: (database: DatabaseHandle) => Promise<Result>): Promise<Result> => {
    const database = databaseHandle({ dataFolder: fixture.dataFolder, databaseUrl });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const fixture: ServerFixture = {
    mail: await startMailReceiver(),
    dataFolder: storage.dataFolder ?? join(folder, "data"),
    siteFolder: site.folder,
    async start({ variables, ...options } = {}) {
      const server = await startServerProcess({
        ...options,
        variables: {
          SITE_DIR: site.folder,
          // A server that is killed during startup leaves a copy of the site there.
          TMPDIR: folder,
          DATA_DIR: fixture.dataFolder,
          DATABASE_URL: databaseUrl,
          SMTP_URL: fixture.mail.url,
          ENQUIRY_FROM: "site@example.com",
          ENQUIRY_TO: "owner@example.com",
          ENQUIRY_RATE_PER_MINUTE: "9999999",
          ENQUIRY_LEASE_SECONDS: "6",
          ENQUIRY_CHECK_MS: "250",
          ...variables,
        },
      });
      servers.push(server);
      return server;
    },
    query: (query) => use((database) => query(enquiryArchive(database))),
    storeMany: (many) => use((database) => storeMany(database, many)),
    async remove() {
      await Promise.all(servers.map((server) => server.end("SIGKILL")));
      await fixture.mail.close();
      await site.remove();
      await rm(folder, { recursive: true });
    },
  };
  return fixture;
}
