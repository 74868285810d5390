import { browserFlags } from "#scripts/setup/browser-flags.mjs";

const executablePath = process.env.CHROMIUM_PATH;

/** How tests start the browser: the one that CHROMIUM_PATH names, without the services that ask other sites for something. */
export const browserLaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    ...browserFlags,
    // No test asks another site for anything.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    // Pages that a test opens beside its own share the process of the site.
    "--process-per-site",
  ],
};
