import { readFile, statfs } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { latestBackupHours, unreadableNote } from "./backup-age.ts";
import { certificateFault } from "./certificate.ts";

export interface Watched {
  /** The server's address on this machine, such as `http://127.0.0.1:3000`. */
  serverOrigin: string;
  /** The public origin; its certificate is checked if it is `https:`. */
  siteOrigin: string | undefined;
  /** The token for reading the number of waiting enquiries from the server (`HEALTH_TOKEN`). */
  healthToken: string | undefined;
  dataFolder: string;
  /** The folder of the nightly backups; not checked if absent. */
  backupFolder: string | undefined;
}

interface Health {
  status: string;
  pages?: string;
  failingChannels?: string[];
  deletedText?: string;
  enquiries?: { parked: number; waiting: number; oldestWaitingMinutes?: number };
}

const healthTimeoutMs = 15_000;
/** A network disk or a pipe may never respond. */
const defaultDeadlineMs = 30_000;
const leastFreeShare = 0.1;
const oldestBackupHours = 36;
const longestWaitMinutes = 60;

/** All faults of the server, mail, disk, certificate and backup, one sentence each. A check that cannot run is also a fault. */
export async function findFaults(watched: Watched, deadlineMs = defaultDeadlineMs): Promise<string[]> {
  const { dataFolder, siteOrigin, backupFolder } = watched;
  const checked = <Faults>(what: string, check: Promise<Faults>) => orWhyNot(what, check, deadlineMs);
  const faults = await Promise.all([
    checked("the server", healthFaults(watched)),
    checked(`the disk with ${dataFolder}`, diskFaults(dataFolder)),
    siteOrigin?.startsWith("https:") ? checked("the certificate", certificateFault(siteOrigin)) : undefined,
    backupFolder === undefined ? undefined : checked(`the backups in ${backupFolder}`, backupFaults(backupFolder)),
  ]);
  return faults.flat().filter((fault) => fault !== undefined);
}

/** The result of a check, or a sentence that it failed or timed out. */
async function orWhyNot<Faults>(what: string, check: Promise<Faults>, deadlineMs: number): Promise<Faults | string> {
  const sentence = (reason: string) => `The watch could not check ${what} (${reason}).`;
  return Promise.race([
    check.catch(({ code, message }: NodeJS.ErrnoException) => sentence(code ?? message)),
    wait(deadlineMs, sentence(`no answer within ${deadlineMs / 1000} s`), { ref: false }),
  ]);
}

async function healthFaults({ serverOrigin: origin, healthToken }: Watched): Promise<string[]> {
  let health: Health;
  try {
    const response = await fetch(`${origin}/healthz`, {
      headers: healthToken === undefined ? {} : { authorization: `Bearer ${healthToken}` },
      signal: AbortSignal.timeout(healthTimeoutMs),
    });
    health = (await response.json()) as Health;
  } catch {
    return [`The server at ${origin} does not respond.`];
  }
  const { status, pages, failingChannels = [], deletedText, enquiries } = health;
  if (status === "ok") return [];
  if (status === "failing") return ["Enquiries cannot be stored."];
  const faults = failingChannels.map((channel) => `Delivery by ${channel} fails.`);
  if (deletedText)
    faults.push("The text of deleted enquiries is still on the disk: see `journalctl -u catalogue` for the reason.");
  if (pages === "only prerendered")
    faults.push(
      "Only prerendered pages are served, as none can be rendered on request: see `journalctl -u catalogue`.",
    );
  if (pages === "of the former version")
    faults.push(
      "The newest version of the site cannot be loaded, so an older one is served: see `journalctl -u catalogue`.",
    );
  if (pages === "with another retention period")
    faults.push(
      "The privacy page states a different number of days from ENQUIRY_RETENTION_DAYS: run deploy/update.sh or, if the site is published from the editor, set retentionDays in content/publishing.yaml to the same and publish.",
    );
  if (enquiries && enquiries.parked > 0) faults.push("Deliveries are parked: see `npm run enquiries -- list`.");
  if ((enquiries?.oldestWaitingMinutes ?? 0) > longestWaitMinutes)
    faults.push("Enquiries have waited for more than an hour.");
  return faults.length > 0
    ? faults
    : ["The server is degraded: see `npm run enquiries -- list` and `npm run check:mail`."];
}

async function diskFaults(folder: string): Promise<string[]> {
  const { bavail, blocks, files, ffree } = await statfs(folder);
  if (bavail / blocks < leastFreeShare) return [`Less than a tenth of the disk with ${folder} is free.`];
  if (files > 0 && ffree / files < leastFreeShare) return [`The disk with ${folder} is running out of inodes.`];
  return [];
}

async function backupFaults(folder: string): Promise<string[]> {
  const hours = await latestBackupHours(folder);
  const note = await readNote(join(folder, unreadableNote));
  if (hours === undefined) return [`There is no backup in ${folder}.`, ...note];
  return hours > oldestBackupHours
    ? [`The latest backup in ${folder} is older than ${oldestBackupHours} hours.`, ...note]
    : note;
}

async function readNote(path: string): Promise<string[]> {
  try {
    return [(await readFile(path, "utf8")).trim()];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
