/** The flags of Chromium for tests and measurements: without the services that ask other sites for something. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Lists below the address bar of a desktop, which no phone has: each is a page in a separate process, for every page that is opened.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
];
