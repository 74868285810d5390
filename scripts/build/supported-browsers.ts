/**
 * The oldest browsers that the public site supports (docs/decisions/browsers.md). Vite lowers syntax for them, and
 * `tests/site/browser-support.test.ts` checks that the built site uses nothing newer.
 */
export const oldestBrowsers = { chrome: "109", edge: "109", firefox: "115", safari: "16.4", ios: "16.4" } as const;

/** The same in the format of Vite's `build.target`. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version);
