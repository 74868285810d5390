import { loadChunk } from "./load-chunk.ts";

interface RouterGlobals {
  __reactRouterManifest?: { routes: Record<string, { id: string; module: string } | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
}

interface GuardOptions {
  /** Makes a module that shows the error in the place of the one that did not arrive. */
  moduleFor: (error: Error) => unknown;
  load?: (url: string) => Promise<unknown>;
  globals?: RouterGlobals;
}

const importModule = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

/**
 * Makes a route whose module does not arrive show a ChunkLoadError. By itself the router reloads the page over and over; and where the
 * route's data did arrive it takes no notice of a module that fails, and shows an empty page. But it looks into its table of loaded
 * modules before it loads one, and awaits what it finds: so each module that is not there yet gets an entry that loads it our way,
 * and one that fails is replaced by a module that throws when it is drawn. To be called once the router exists.
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
    let arriving: Promise<unknown> | undefined;
    Object.defineProperty(modules, id, {
      configurable: true,
      enumerable: true,
      get: () =>
        (arriving ??= loadChunk(id, () => load(route.module)).then(settle, (error) => settle(moduleFor(error)))),
    });
  }
}
