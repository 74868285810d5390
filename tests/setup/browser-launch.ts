import { browserFlags } from "#scripts/setup/browser-flags.mjs";

const executablePath = process.env.CHROMIUM_PATH;

/**
 * The headless shell never knows how fast the connection is, and would load pictures from more than twice as far below the screen as a
 * phone on 4G does. The other settings are those of Playwright, which this flag replaces.
 */
const blinkSettings = [
  "primaryHoverType=2",
  "availableHoverTypes=2",
  "primaryPointerType=4",
  "availablePointerTypes=4",
  "lazyLoadingImageMarginPxUnknown=1250",
];

/** How tests start the browser: the one that CHROMIUM_PATH names, without the services that ask other sites for something. */
export const browserLaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    ...browserFlags,
    // No test asks another site for anything.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    // Pages that a test opens beside its own share the process of the site.
    "--process-per-site",
    `--blink-settings=${blinkSettings.join(",")}`,
  ],
};
