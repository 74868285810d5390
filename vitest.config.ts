import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const unitFolders = ["app", "bench/catalogue", "content", "documents", "imagery", "scripts", "server", "tests/changes"];

export default defineConfig({
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    setupFiles: ["tests/setup/unexpected-console-errors.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: unitFolders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          globalSetup: "server/testing/shared-postgres.ts",
          // One for each processor: by default Vitest leaves one idle.
          maxWorkers: availableParallelism(),
        },
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
        test: { name: "specification", include: ["tests/specification/**/*.test.ts"], testTimeout: 60_000 },
      },
      {
        extends: true,
        // Sixty pages are read and checked, often while other work takes the processor.
        test: { name: "site", include: ["tests/site/**/*.test.ts"], testTimeout: 180_000 },
      },
    ],
  },
});
