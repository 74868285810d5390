import { loadChunk } from "./load-chunk.ts";

interface RouterGlobals {
  __reactRouterManifest?: { routes: Record<string, { id: string; module: string } | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
}

interface GuardOptions {
  /** Makes a module that shows the error, to replace the one that did not load. */
  moduleFor: (error: Error) => unknown;
  load?: (url: string) => Promise<unknown>;
  globals?: RouterGlobals;
}

const importModule = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

/**
 * Shows a ChunkLoadError for a route whose module does not load. The router itself would reload the page over and over or, if the
 * route's data has arrived, show an empty page. But before it loads a module, it looks in its table of loaded modules and awaits what
 * it finds there. So every module that is not loaded yet gets an entry that loads it with `loadChunk`; if that fails, the entry
 * becomes a module that throws when it is rendered. Call this once the router exists.
 */
export function guardRouteModules({
  moduleFor,
  load = importModule,
  globals = window as RouterGlobals,
}: GuardOptions): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = globals;
  if (!manifest || !modules) return;
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (!route || id in modules) continue;
    const settle = (module: unknown) => {
      Object.defineProperty(modules, id, { configurable: true, enumerable: true, writable: true, value: module });
      return module;
    };
    let loading: Promise<unknown> | undefined;
    Object.defineProperty(modules, id, {
      configurable: true,
      enumerable: true,
      get: () =>
        (loading ??= loadChunk(id, () => load(route.module)).then(settle, (error) => settle(moduleFor(error)))),
    });
  }
}
