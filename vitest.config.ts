import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { browserLaunchOptions } from "./tests/setup/browser-launch.ts";

/** Modules are shared by all files, so that the content is read once. No test may leave state in them. */
const sharingModules = ["app", "content", "documents", "editor", "imagery"];
/** The same, with a shared PostgreSQL. */
const withDatabases = ["server", "scripts/!(operations)"];
/** Their tests replace modules, or load changed copies of modules. */
const isolated = ["scripts/operations", "tests/changes"];
const testFilesIn = (folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const componentTests = "{app,editor}/**/*.browser.test.tsx";

// Tests start hundreds of programs: Node then compiles each module once.
process.env.NODE_COMPILE_CACHE ??= resolve(".cache/compiled");

export default defineConfig({
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    // A busy machine takes longer than Vitest expects, and no test here measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The same for polled expectations, for which Vitest allows a second.
    expect: { poll: { timeout: 40_000 } },
    setupFiles: ["tests/setup/undo-stubs.ts", "tests/setup/unexpected-console-errors.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: testFilesIn(sharingModules),
          exclude: [...configDefaults.exclude, componentTests],
          isolate: false,
          // Read once by a module that all these tests share, so no single test can set it.
          env: { SITE_ORIGIN: "https://www.example.com" },
          // One for each processor: by default Vitest leaves one idle.
          maxWorkers: availableParallelism(),
        },
      },
      {
        extends: true,
        test: {
          name: "unit-databases",
          include: testFilesIn(withDatabases),
          isolate: false,
          setupFiles: ["server/testing/close-renderers.ts"],
          globalSetup: "server/testing/shared-postgres.ts",
          maxWorkers: availableParallelism(),
        },
      },
      {
        extends: true,
        test: { name: "unit-isolated", include: testFilesIn(isolated), maxWorkers: availableParallelism() },
      },
      {
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: "server/testing/shared-postgres.ts",
          testTimeout: 180_000,
          hookTimeout: 60_000,
          // They wait more than they work.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: "deploy",
          include: ["tests/deploy/**/*.test.ts"],
          globalSetup: "tests/deploy/setup-programs.ts",
          testTimeout: 180_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: { name: "specification", include: ["tests/specification/**/*.test.ts"], testTimeout: 60_000 },
      },
      {
        extends: true,
        // Sixty pages are read and checked, often on a busy machine.
        test: { name: "site", include: ["tests/site/**/*.test.ts"], testTimeout: 180_000 },
      },
      {
        extends: true,
        // The fonts.
        publicDir: "generated/public",
        define: {
          "import.meta.env.SITE_ORIGIN": JSON.stringify("http://localhost:3000"),
          "import.meta.env.EMAIL_SERVICE_ORIGIN": JSON.stringify(""),
          "import.meta.env.FILTER_NAMES": JSON.stringify([]),
          "import.meta.env.EXPLANATIONS": "{}",
        },
        // If they were discovered during the tests, the page would reload.
        optimizeDeps: {
          include: [
            "@rjsf/core/lib/components/Form.js",
            "@rjsf/utils",
            "fft.js",
            "lucide",
            "react",
            "react/jsx-dev-runtime",
            "react-dom",
            "react-dom/client",
            "react-dom/server",
            "react-error-boundary",
            "react-router",
            "vitest-browser-react",
            "zod",
            "zod/mini",
          ],
        },
        test: {
          name: "components",
          include: [componentTests],
          setupFiles: ["app/testing/prepare-page.ts"],
          // Sixty of everything, often on a busy machine.
          testTimeout: 60_000,
          // One page renders all parts in turn, because a page for each file would take longer than its tests.
          isolate: false,
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: browserLaunchOptions }),
            instances: [{ browser: "chromium", viewport: { width: 1440, height: 900 } }],
            api: { host: "127.0.0.1" },
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
