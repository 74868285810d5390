import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { databaseHandle, type DatabaseHandle } from "#server/enquiries/store/database.ts";
import { enquiryStore } from "#server/enquiries/store/enquiry-store.ts";
import { enquiryRequest } from "#server/testing/enquiries.ts";
import { runCommand, type CommandOutcome } from "../run-command.ts";

/** Gives each test an empty database of enquiries in a new folder. */
export function databaseForEachTest() {
  let folder: string;
  let database: DatabaseHandle;
  beforeEach(() => {
    folder = temporaryFolder();
    database = databaseHandle({ dataFolder: join(folder, "data") });
  });
  afterEach(() => database.close());
  return {
    folder: () => folder,
    database: () => database,
    /** Stores an enquiry. @returns its reference */
    accept: async (fields: Parameters<typeof enquiryRequest>[0] = {}) => {
      const store = enquiryStore({ database, channels: ["mail"] });
      return (await store.accept({ request: enquiryRequest(fields), sender: null })).reference;
    },
    /** Runs a command as the owner would type it, while other processes may have the database open. */
    type: (words: string[], dataFolder = join(folder, "data"), variables = {}): Promise<CommandOutcome> =>
      runCommand(words, { DATA_DIR: dataFolder, ...variables }),
  };
}
