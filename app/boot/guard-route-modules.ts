import { loadChunk } from "./load-chunk.ts";

interface RouterGlobals {
  __reactRouterManifest?: { routes: Record<string, { id: string; module: string } | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
}

/**
 * Makes a route whose module does not arrive fail with a ChunkLoadError, which the error page shows. By itself the router reloads the page
 * over and over. It looks into its table of loaded modules before it loads one, so each module that is not there yet gets an
 * entry that loads it our way; the router awaits what it finds. To be called once the router exists.
 */
export function guardRouteModules(globals: RouterGlobals = window as RouterGlobals): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = globals;
  if (!manifest || !modules) return;
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (!route || id in modules) continue;
    Object.defineProperty(modules, id, {
      configurable: true,
      enumerable: true,
      get: async () => {
        const module: unknown = await loadChunk(id, () => import(/* @vite-ignore */ route.module));
        Object.defineProperty(modules, id, { configurable: true, enumerable: true, writable: true, value: module });
        return module;
      },
    });
  }
}
