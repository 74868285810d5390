import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

type Drawings = typeof import("./draw-svg.tsx");

/** Loads the site's drawings with Vite, because Node cannot run their JSX. */
export async function loadDrawings(): Promise<Drawings["drawSvg"]> {
  const { module } = await runnerImport<Drawings>(fileURLToPath(new URL("draw-svg.tsx", import.meta.url)), {
    configFile: false,
    logLevel: "error",
    oxc: { jsx: { runtime: "automatic" } },
  });
  return module.drawSvg;
}
