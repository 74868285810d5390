/** Chromium's flags for tests and measurements: no background services that contact other sites. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Suggestion lists below the desktop address bar, which phones do not have: each is a page in a separate process, for every opened page.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
];
