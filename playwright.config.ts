import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const port = process.env.BROWSER_TESTS_PORT ?? "4173";
const dataFolder = process.env.BROWSER_TESTS_DATA_DIR ?? join(tmpdir(), "catalogue-browser-tests");
const browser = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: "tests/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
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
        // Pages that a test opens beside its own share the process of the site.
        "--process-per-site",
      ],
    },
    screenshot: "only-on-failure",
  },
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: `http://127.0.0.1:${port}/livez`,
    env: {
      PORT: port,
      HOST: "127.0.0.1",
      DATA_DIR: dataFolder,
      // The tests send more enquiries from one address than any visitor does.
      ENQUIRY_RATE_PER_MINUTE: "1000",
      // Where the test of the published client serves its page.
      ENQUIRY_ALLOWED_ORIGINS: `http://127.0.0.1:${Number(port) + 1000}`,
    },
    stdout: "ignore",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
