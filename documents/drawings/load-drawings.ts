import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

type Drawings = typeof import("./draw-svg.tsx");

/** Loads the site's drawings. They are written in JSX, which Node does not read by itself and Vite compiles. */
export async function loadDrawings(): Promise<Drawings["drawSvg"]> {
  const { module } = await runnerImport<Drawings>(fileURLToPath(new URL("draw-svg.tsx", import.meta.url)), {
    configFile: false,
    logLevel: "error",
    oxc: { jsx: { runtime: "automatic" } },
  });
  return module.drawSvg;
}
