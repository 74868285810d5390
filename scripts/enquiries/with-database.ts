import { accessSync, constants, statSync } from "node:fs";
import { EnvironmentError, readEnvironment } from "#server/environment.ts";
import { databaseHandle, reasonOf, type DatabaseHandle } from "#server/enquiries/store/database.ts";
import { sqliteFile } from "#server/enquiries/store/sqlite/database-file.ts";
import { CommandError } from "./commands.ts";

interface Access {
  /** The environment, which says where the database is, as for the server. */
  variables: NodeJS.ProcessEnv;
  /** Whether to create a missing database. */
  mayCreate?: boolean;
}

/**
 * Opens the enquiry database that the settings name, which a server may be using, and closes it after the work.
 * @throws {CommandError} with the reason if there is none, a setting is wrong, or it cannot be opened
 */
export async function withDatabase<Result>(
  { variables, mayCreate = false }: Access,
  work: (database: DatabaseHandle) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataFolder } = settingsIn(variables);
  if (!databaseUrl && !mayCreate) requireDatabase(dataFolder);
  const handle = databaseHandle({ databaseUrl, dataFolder });
  const database: DatabaseHandle = { open: () => handle.open().catch(unreachable), close: handle.close };
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function settingsIn(variables: NodeJS.ProcessEnv) {
  try {
    return readEnvironment(variables);
  } catch (error) {
    throw error instanceof EnvironmentError ? new CommandError(error.message) : error;
  }
}

function requireDatabase(dataFolder: string): void {
  try {
    const file = sqliteFile(dataFolder);
    statSync(file);
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EACCES") {
      throw new CommandError(`This user may not read the enquiries in ${dataFolder}. Use the server's user.`);
    }
    throw new CommandError(
      `There are no enquiries in ${dataFolder}. Set DATA_DIR or DATABASE_URL to the same value as for the server.`,
    );
  }
}

function unreachable(error: unknown): never {
  throw new CommandError(`The database of enquiries cannot be opened (${reasonOf(error)}).`);
}
