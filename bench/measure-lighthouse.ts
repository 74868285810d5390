import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findOrInstallBrowser } from "../scripts/setup/find-browser.mjs";
import { browserFlags } from "../scripts/setup/browser-flags.mjs";

const run = promisify(execFile);

/** From 0 to 100, with the phone profile. */
export interface Scores {
  performance: number;
  accessibility: number;
  "best-practices": number;
  seo: number;
  /** The ids of the audits that reduce a score. */
  failedAudits: string[];
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const flags = ["--headless=new", ...browserFlags];
/** On a busy machine Lighthouse sometimes records no trace and fails. */
const attempts = 3;

/** Lighthouse's four scores for a page, in a new Chromium. */
export async function measureLighthouse(url: string): Promise<Scores> {
  const report = await runLighthouse(url);
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const failedAudits = categories.flatMap((name) =>
    (report.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    failedAudits: [...new Set(failedAudits)],
  };
}

async function runLighthouse(url: string): Promise<Report> {
  const programArguments = ["bench/node_modules/lighthouse/cli/index.js", url, "--output=json", "--quiet"];
  const environment = { ...process.env, CHROME_PATH: await findOrInstallBrowser({ asVisitorsHave: true }) };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { stdout } = await run(process.execPath, [...programArguments, `--chrome-flags=${flags.join(" ")}`], {
        env: environment,
        maxBuffer: 1 << 28,
      });
      return JSON.parse(stdout) as Report;
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}
