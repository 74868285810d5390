import { resolve } from "node:path";
import { z } from "zod";
import { readTrustedProxies, type TrustedProxies } from "./http/forwarded.ts";
import { quoted, readDeliverySettings, type DeliverySettings } from "./enquiries/delivery/delivery-settings.ts";

const wholeNumber = (least: number, most: number, unit = "") =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `a whole number${unit} from ${least} to ${most}`,
    })
    .transform(Number);
const listOf = (text: string) => text.split(",").map((part) => part.trim());

/** The error of each variable says what it must be. */
const schema = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "the address of a PostgreSQL database, such as postgres://user:password@host/name",
    })
    .optional(),
  DATA_DIR: z.string().default("data"),
  SITE_DIR: z.string().optional(),
  ENQUIRY_LEASE_SECONDS: wholeNumber(1, 9999).default(180),
  ENQUIRY_CHECK_MS: wholeNumber(10, 999_999, " of milliseconds").default(5000),
  TRUST_PROXY: z
    .string()
    .refine(isListOfProxies, {
      error: "the addresses of proxies, or ranges of them, separated by commas, such as 127.0.0.1, 10.0.0.0/8",
    })
    .optional(),
  ENQUIRY_ALLOWED_ORIGINS: z
    .string()
    .transform(listOf)
    .refine((origins) => origins.every((origin) => URL.parse(origin)?.origin === origin), {
      error: "origins separated by commas, without a slash at the end, such as https://www.example.com",
    })
    .default([]),
  ENQUIRY_RATE_PER_MINUTE: wholeNumber(1, 9_999_999).default(6),
  ENQUIRY_SITE_RATE_PER_MINUTE: wholeNumber(1, 99_999_999).optional(),
  HEALTH_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, {
      error: "16 to 200 letters, digits and signs without spaces, such as the output of openssl rand -hex 16",
    })
    .optional(),
  ENQUIRY_RETENTION_DAYS: wholeNumber(1, 99_999, " of days").default(365),
});

/** The first descriptor after standard input, output and error. */
const inheritedDescriptor = 3;

/** Variables with a password or token. Error messages must not quote them, and code that renders pages must not get them. */
export const secretVariables: readonly string[] = [
  "ALERT_URL",
  "DATABASE_URL",
  "ENQUIRY_WEBHOOK_SECRET",
  "ENQUIRY_WEBHOOK_URL",
  "HEALTH_TOKEN",
  "SMTP_URL",
];

/** Removes passwords and tokens from the environment of this program and of all that it starts. */
export function deleteSecrets(): void {
  for (const name of secretVariables) delete process.env[name];
}

export interface Environment {
  port: number;
  /** Absent: every address of this machine. */
  host: string | undefined;
  /**
   * The descriptor of a listening socket that a supervisor such as systemd opened for this process: with it, connections
   * wait during a restart instead of being refused.
   */
  socket: number | undefined;
  /** The PostgreSQL database for enquiries; absent: SQLite in the data folder. */
  databaseUrl: string | undefined;
  /** The folder for enquiries, as an absolute path. */
  dataFolder: string;
  /** The folder of the built site, as an absolute path; absent: the project's own. */
  siteFolder: string | undefined;
  /** How long a process holds a claimed delivery before another may take over, for example because the first died. */
  leaseMs: number;
  /** Interval between checks for due deliveries. */
  checkEveryMs: number;
  /** The proxies trusted to report the visitor's address and scheme. */
  isTrustedProxy: TrustedProxies;
  /** Other origins whose pages may send enquiries. */
  allowedOrigins: readonly string[];
  /** Enquiries per minute from one address. */
  enquiriesPerMinute: number;
  /** Enquiries per minute from all visitors together; absent: twenty times the limit of one address. */
  siteEnquiriesPerMinute: number | undefined;
  /** A token for the health check. Callers with it also get the enquiry counts. */
  healthToken: string | undefined;
  /** How to deliver enquiries to the owner. */
  delivery: DeliverySettings;
  /** The number of days after which a delivered enquiry is deleted. */
  retentionDays: number;
}

/** An environment variable is invalid. The message names it and the allowed values. */
export class EnvironmentError extends Error {}

/**
 * Reads the server's environment variables. An empty variable counts as absent.
 * @throws {EnvironmentError}
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  const { settings: delivery, errors } = readDeliverySettings(given);
  if (!result.success || errors.length > 0) {
    const wrong = new Map(result.error?.issues.map(({ path, message }) => [String(path[0]), message]));
    const sentences = [...wrong].map(([name, allowed]) => sentenceOn(name, given[name], allowed));
    throw new EnvironmentError([...sentences, ...errors].join("\n"));
  }
  const { SITE_DIR, TRUST_PROXY } = result.data;
  const hasSocket = given["LISTEN_FDS"] === "1" && Number(given["LISTEN_PID"]) === process.pid;
  return {
    port: result.data.PORT,
    host: result.data.HOST,
    socket: hasSocket ? inheritedDescriptor : undefined,
    dataFolder: resolve(result.data.DATA_DIR),
    databaseUrl: result.data.DATABASE_URL,
    siteFolder: SITE_DIR === undefined ? undefined : resolve(SITE_DIR),
    leaseMs: result.data.ENQUIRY_LEASE_SECONDS * 1000,
    checkEveryMs: result.data.ENQUIRY_CHECK_MS,
    isTrustedProxy: TRUST_PROXY === undefined ? () => false : readTrustedProxies(TRUST_PROXY),
    allowedOrigins: result.data.ENQUIRY_ALLOWED_ORIGINS,
    enquiriesPerMinute: result.data.ENQUIRY_RATE_PER_MINUTE,
    siteEnquiriesPerMinute: result.data.ENQUIRY_SITE_RATE_PER_MINUTE,
    healthToken: result.data.HEALTH_TOKEN,
    delivery,
    retentionDays: result.data.ENQUIRY_RETENTION_DAYS,
  };
}

function sentenceOn(name: string, value: string | undefined, allowed: string): string {
  return `${name} is ${secretVariables.includes(name) ? "not valid" : quoted(value ?? "")}. It must be ${allowed}.`;
}

function isListOfProxies(text: string): boolean {
  try {
    readTrustedProxies(text);
    return true;
  } catch {
    return false;
  }
}
