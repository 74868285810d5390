import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { browserLaunchOptions } from "./tests/setup/browser-launch.ts";

const port = process.env.BROWSER_TESTS_PORT ?? "4173";
const dataFolder = process.env.BROWSER_TESTS_DATA_DIR ?? join(tmpdir(), "catalogue-browser-tests");

export default defineConfig({
  testDir: "tests/browser",
  fullyParallel: true,
  // Tests often wait for timers, idle networks and animations, so two per processor keep it busy.
  workers: 4,
  // A slow machine takes longer than Playwright expects, and no test here measures time.
  timeout: 120_000,
  expect: { timeout: Number(process.env.EXPECT_MS ?? 40_000) },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: browserLaunchOptions,
    screenshot: "only-on-failure",
    // It would answer requests that tests mock. tests/browser/offline allows it.
    serviceWorkers: "block",
  },
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: `http://127.0.0.1:${port}/livez`,
    env: {
      PORT: port,
      HOST: "127.0.0.1",
      DATA_DIR: dataFolder,
      // The tests send more enquiries from one address than any visitor.
      ENQUIRY_RATE_PER_MINUTE: "1000",
      // Where the test of the published client serves its page.
      ENQUIRY_ALLOWED_ORIGINS: `http://127.0.0.1:${Number(port) + 1000}`,
    },
    stdout: "ignore",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
