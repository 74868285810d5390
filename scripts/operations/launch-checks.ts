import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { siteFiles } from "#content/page-registry.ts";
import { EnvironmentError, readEnvironment } from "#server/environment.ts";
import { latestBackupHours } from "./backup-age.ts";
import { certificateFault } from "./certificate.ts";

/** What is left to do before launch; empty if nothing. */
export interface LaunchCheck {
  name: string;
  toDo: string[];
}

export interface LaunchParts {
  /** The environment of the server and the build. */
  variables: Record<string, string | undefined>;
  /** The folder of the built site, unless SITE_DIR names another. */
  siteFolder: string;
}

const timeoutMs = 10_000;
const oldestBackupHours = 36;
const metaThatHides = /<meta name="robots" content="noindex"/;

/** Checks all requirements of a launch except the samples: origin, mail, TLS, redirects, indexing, sitemap and backup. */
export async function checkLaunch({ variables, siteFolder }: LaunchParts): Promise<LaunchCheck[]> {
  const origin = URL.parse(variables.SITE_ORIGIN ?? "")?.origin;
  const client = join(variables.SITE_DIR || siteFolder, "client");
  const checks: [name: string, check: Promise<string[]>][] = [
    ["origin", checkOrigin(origin)],
    ["mail", checkMail(variables)],
    ["TLS", checkCertificate(origin)],
    ["redirects", checkRedirects(origin)],
    ["indexing", checkIndexing(client)],
    ["sitemap", checkSitemap(client, origin)],
    ["backup", checkBackup(variables.BACKUP_DIR)],
  ];
  return Promise.all(checks.map(async ([name, check]) => ({ name, toDo: await check })));
}

async function checkOrigin(origin: string | undefined): Promise<string[]> {
  if (origin === undefined)
    return [
      "SITE_ORIGIN is not set. Canonical links and the sitemap need it: set it to an address such as https://www.example.com.",
    ];
  return origin.startsWith("https:") ? [] : [`SITE_ORIGIN is ${origin}. It should start with https:.`];
}

async function checkMail(variables: LaunchParts["variables"]): Promise<string[]> {
  try {
    const { mail } = readEnvironment(variables).delivery;
    return mail ? [] : ["SMTP_URL is not set, so enquiries are stored but not emailed."];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message.split("\n");
    throw error;
  }
}

async function checkCertificate(origin: string | undefined): Promise<string[]> {
  if (!origin?.startsWith("https:")) return ["Without an https: origin there is no certificate to check."];
  return [await certificateFault(origin)].filter((fault) => fault !== undefined);
}

async function checkRedirects(origin: string | undefined): Promise<string[]> {
  if (!origin?.startsWith("https:")) return ["Without an https: origin there is nothing to redirect to."];
  const { hostname } = new URL(origin);
  const other = hostname.startsWith("www.") ? hostname.slice("www.".length) : `www.${hostname}`;
  const faults = await Promise.all(
    [`http://${hostname}/contact`, `https://${other}/contact`].map(async (address) => {
      try {
        const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
        const location = response.headers.get("location");
        const isRight = [301, 308].includes(response.status) && location === `${origin}/contact`;
        return isRight ? undefined : `${address} does not redirect permanently to ${origin}/contact.`;
      } catch {
        return `${address} does not respond, and should redirect to ${origin}/contact.`;
      }
    }),
  );
  return faults.filter((fault) => fault !== undefined);
}

async function checkIndexing(client: string): Promise<string[]> {
  const home = await readFile(join(client, "index.html"), "utf8").catch(() => undefined);
  if (home === undefined) return ["The site has not been built: `npm run build`."];
  return metaThatHides.test(home)
    ? ["Pages ask search engines not to list them while there are samples. Replace the samples, and build the site."]
    : [];
}

async function checkSitemap(client: string, origin: string | undefined): Promise<string[]> {
  const [sitemap = "", robots = ""] = await Promise.all(
    [siteFiles.sitemap, siteFiles.robots].map((name) => readFile(join(client, name), "utf8").catch(() => undefined)),
  );
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  const faults: string[] = [];
  if (addresses.length === 0) faults.push("The sitemap lists no pages.");
  if (addresses.some((address) => URL.parse(address)?.origin !== origin))
    faults.push(
      "The sitemap lists pages with an origin other than SITE_ORIGIN: build the site with the same settings.",
    );
  if (!robots.includes(`Sitemap: ${origin}${siteFiles.sitemap}`))
    faults.push("robots.txt does not mention the sitemap.");
  return faults;
}

async function checkBackup(folder: string | undefined): Promise<string[]> {
  if (folder === undefined) return ["BACKUP_DIR is not set, so no backup could be found."];
  const hours = await latestBackupHours(folder).catch(() => undefined);
  return hours !== undefined && hours <= oldestBackupHours ? [] : [`There is no backup of the last day in ${folder}.`];
}
