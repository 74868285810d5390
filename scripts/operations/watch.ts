import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { EnvironmentError, readEnvironment } from "#server/environment.ts";
import { reachesSomebody } from "#server/enquiries/delivery/channel.ts";
import { readDeliverySettings } from "#server/enquiries/delivery/delivery-settings.ts";
import { withoutPassword } from "#server/enquiries/delivery/http-channels.ts";
import { createMailer } from "#server/enquiries/delivery/mailer.ts";
import { z } from "zod";
import { writeWhole } from "../assets/write-whole.ts";
import { runCommand, say } from "../setup/say.mjs";
import { findFaults } from "./find-faults.ts";

const repeatAfterMs = 24 * 60 * 60 * 1000;
const timeoutMs = 30_000;

const reportSchema = z.strictObject({ faults: z.array(z.string()), toldAtMs: z.number() });
type LastReport = z.output<typeof reportSchema>;

/** Whether to report: a fault is new or over, or another day has passed. */
export function mustTell(faults: readonly string[], last: LastReport | undefined, now: number): boolean {
  const before = last?.faults ?? [];
  if (faults.length !== before.length || faults.some((fault) => !before.includes(fault))) return true;
  return faults.length > 0 && Math.abs(now - (last?.toldAtMs ?? 0)) >= repeatAfterMs;
}

/**
 * Posts the text to ALERT_URL, which still works if mail is the fault, and emails it to the owner. The email says so if it could not be posted.
 * @returns whether at least one of the two succeeded
 */
export async function tell(text: string, variables: Record<string, string | undefined>): Promise<boolean> {
  const isPosted = variables.ALERT_URL ? await postAlert(text, variables.ALERT_URL).catch(() => false) : undefined;
  const mailed = isPosted === false ? `${text}\nThis report could not be posted to ALERT_URL. Correct it.` : text;
  const isMailed = await mailOwner(mailed, variables).catch(() => false);
  return isMailed || isPosted === true;
}

async function mailOwner(text: string, variables: Record<string, string | undefined>): Promise<boolean> {
  // Settings other than those of the mail may be wrong.
  const { mail } = readDeliverySettings(variables).settings;
  if (!mail) return false;
  const mailer = createMailer(mail);
  const report = {
    id: `watch-${Date.now()}`,
    subject: `The site needs attention: ${variables.SITE_ORIGIN ?? "no address"}`,
    text,
    html: `<pre>${text.replaceAll("<", "&lt;")}</pre>`,
  };
  try {
    return reachesSomebody(await mailer.send(report, AbortSignal.timeout(timeoutMs)));
  } finally {
    await mailer.close();
  }
}

async function postAlert(text: string, url: string): Promise<boolean> {
  const { address, authorization } = withoutPassword(url);
  const signal = AbortSignal.timeout(timeoutMs);
  // After a redirect, the text would not be posted.
  const request = { method: "POST", headers: authorization, body: text, redirect: "error", signal } as const;
  return (await fetch(address, request)).ok;
}

/** Settings with which the server would not start, one sentence each. */
function wrongSettings(variables: Record<string, string | undefined>): string[] {
  try {
    readEnvironment(variables);
    return [];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.message.split("\n");
  }
}

/**
 * Checks once, and reports changes since the last report to the owner. A wrong setting is a fault, and the watch uses its default.
 * @returns the exit code: 1 if nobody could be told
 */
export async function watch(variables: Record<string, string | undefined>): Promise<number> {
  const needed = ["PORT", "DATA_DIR", "HEALTH_TOKEN"].map((name) => ({ [name]: variables[name] }));
  const { port, dataFolder, healthToken } = readEnvironment(
    Object.assign({}, ...needed.filter((setting) => wrongSettings(setting).length === 0)),
  );
  const found = await findFaults({
    serverOrigin: `http://127.0.0.1:${port}`,
    siteOrigin: variables.SITE_ORIGIN,
    healthToken,
    dataFolder,
    backupFolder: variables.BACKUP_DIR,
  });
  const faults = [...wrongSettings(variables), ...found];
  const text = faults.length > 0 ? faults.join("\n") : "Everything is in order.";
  say(text);
  const memory = join(variables.STATE_DIRECTORY ?? dataFolder, "last-report.json");
  const last = await readReport(memory);
  const now = Date.now();
  if (!mustTell(faults, last, now)) return 0;
  if (!(await tell(text, variables))) {
    say("The alert could not be sent: set or correct SMTP_URL or ALERT_URL.");
    return 1;
  }
  try {
    await writeWhole(memory, JSON.stringify({ faults, toldAtMs: now } satisfies LastReport));
  } catch (error) {
    // The owner has been told, and is told again in five minutes: better twice than never.
    say(`${memory} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  return 0;
}

/** The last report. An unreadable one counts as absent. */
export async function readReport(path: string): Promise<LastReport | undefined> {
  try {
    return reportSchema.parse(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return undefined;
  }
}

if (import.meta.main) await runCommand(() => watch(process.env));
