import { browserFlags } from "#scripts/setup/browser-flags.mjs";

const executablePath = process.env.CHROMIUM_PATH;

/**
 * The headless shell does not know the connection speed, and would load pictures from more than twice as far below
 * the screen as a phone on 4G. The other settings are Playwright's, which this flag replaces.
 */
const blinkSettings = [
  "primaryHoverType=2",
  "availableHoverTypes=2",
  "primaryPointerType=4",
  "availablePointerTypes=4",
  "lazyLoadingImageMarginPxUnknown=1250",
];

/** The browser for tests: the one in CHROMIUM_PATH, without background services that contact other sites. */
export const browserLaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    ...browserFlags,
    // No test contacts other sites.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    // Popups of a test share the site's process.
    "--process-per-site",
    `--blink-settings=${blinkSettings.join(",")}`,
  ],
};
