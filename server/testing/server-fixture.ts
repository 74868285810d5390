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

/** Everything that a server process needs around it, all of it real. */
export interface ServerFixture {
  mail: MailReceiver;
  dataFolder: string;
  siteFolder: string;
  /** Starts a server on this fixture's database and mail receiver, with a lease of six seconds and a check for due deliveries four times a second. */
  start(options?: Partial<ServerProcessOptions>): Promise<ServerProcess>;
  /** Queries the database from this process. */
  query<Result>(query: (archive: EnquiryArchive) => Promise<Result>): Promise<Result>;
  /** Stores many enquiries at once in SQLite, as though they had been received. */
  storeMany(many: ManyEnquiries): Promise<void>;
  /** Ends whatever still runs and removes it. */
  remove(): Promise<void>;
}

/** Where a fixture keeps enquiries, if not in a temporary folder or on the PostgreSQL that all tests share. */
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
          // A server that is killed while it starts leaves a copy of the site there.
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
