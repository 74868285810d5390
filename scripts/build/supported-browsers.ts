/**
 * The oldest browsers in which the public site must work, after docs/decisions/browsers.md. Vite lowers syntax for
 * them, and `tests/site/browser-support.test.ts` compares what the built site uses with what they support.
 */
export const oldestBrowsers = { chrome: "111", edge: "111", firefox: "115", safari: "16.4", ios: "16.4" } as const;

/** The same for Vite's `build.target`. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version);
