import { expect, test, vi } from "vitest";
import { writeSite } from "../../testing/fixture-site.ts";
import { createLog } from "../../log.ts";
import { startRenderPool } from "./render-pool.ts";
import { startRenderProcess } from "./render-process.ts";

const machine = vi.hoisted(() => ({ processors: 1 }));
vi.mock("node:os", async (original) => ({
  ...(await original<typeof import("node:os")>()),
  availableParallelism: () => machine.processors,
}));
vi.mock("./render-process.ts", { spy: true });

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  // The service may use 700 MB: the server takes up to 280 MB, and each renderer 130 MB.
  [16, 2],
])("on a machine with %i processors, the number of renderers is %i", async (processors, renderers) => {
  machine.processors = processors;
  vi.mocked(startRenderProcess).mockClear();
  const site = await writeSite();
  const pool = await startRenderPool(
    site.folder,
    createLog(() => undefined),
  );
  await pool.close();
  await site.remove();
  expect(startRenderProcess).toHaveBeenCalledTimes(renderers);
});
