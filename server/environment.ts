import { resolve } from "node:path";
import { z } from "zod";

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65535)
    .default(3000),
  HOST: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).default("data"),
  SITE_DIR: z.string().min(1).optional(),
  ENQUIRY_LEASE_SECONDS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .default(180),
});

const explanations: Record<string, string> = {
  PORT: "a whole number from 0 to 65535",
  HOST: "a host name or address of this machine",
  DATABASE_URL: "the address of a PostgreSQL database, such as postgres://user:password@host/name",
  DATA_DIR: "the path of a folder",
  SITE_DIR: "the path of a folder with a built site",
  ENQUIRY_LEASE_SECONDS: "a whole number from 1 to 9999",
};

export interface Environment {
  port: number;
  /** Absent: every address of this machine. */
  host: string | undefined;
  /** The PostgreSQL database in which enquiries are kept; absent: SQLite in the data folder. */
  databaseUrl: string | undefined;
  /** The folder in which enquiries are kept, as an absolute path. */
  dataFolder: string;
  /** The folder of the built site, as an absolute path; absent: the project's own. */
  siteFolder: string | undefined;
  /** How long a delivery belongs to the process that has begun it: after so long another process takes over from one that has died. */
  leaseMs: number;
}

/** A variable of the environment is wrong; the message names it and says what it takes. */
export class EnvironmentError extends Error {}

/**
 * Reads the variables that the server understands. An empty one counts as absent.
 * @throws {EnvironmentError}
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (!result.success) {
    const wrong = [...new Set(result.error.issues.map(({ path }) => String(path[0])))];
    throw new EnvironmentError(
      wrong.map((name) => `${name} is "${variables[name]}": it takes ${explanations[name]}.`).join("\n"),
    );
  }
  const { SITE_DIR } = result.data;
  return {
    port: result.data.PORT,
    host: result.data.HOST,
    dataFolder: resolve(result.data.DATA_DIR),
    databaseUrl: result.data.DATABASE_URL,
    siteFolder: SITE_DIR === undefined ? undefined : resolve(SITE_DIR),
    leaseMs: result.data.ENQUIRY_LEASE_SECONDS * 1000,
  };
}
