const executablePath = process.env.CHROMIUM_PATH;

/** How tests start the browser: the one that CHROMIUM_PATH names, without the services that ask other sites for something. */
export const browserLaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // No test asks another site for anything.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    // Lists below the address bar: each is a page in a process of its own, for every page that a test opens.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
    // Pages that a test opens beside its own share the process of the site.
    "--process-per-site",
  ],
};
