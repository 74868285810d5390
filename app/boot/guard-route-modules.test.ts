import { expect, test, vi } from "vitest";
import { guardRouteModules } from "./guard-route-modules.ts";

const globalsWith = (modules: Record<string, unknown>) => ({
  __reactRouterManifest: {
    routes: {
      root: { id: "root", module: "/static/js/root.js" },
      "routes/projects": { id: "routes/projects", module: "/static/js/projects.js" },
    },
  },
  __reactRouterRouteModules: modules,
});

const moduleFor = (error: Error) => ({ shows: error.message });

test("a route's module is loaded once, when it is first asked for, and then stays in the table", async () => {
  const modules: Record<string, unknown> = {};
  const load = vi.fn(async (url: string) => ({ from: url }));
  guardRouteModules({ moduleFor, load, globals: globalsWith(modules) });
  expect("routes/projects" in modules).toBe(true);
  expect(load).not.toHaveBeenCalled();

  await Promise.all([modules["routes/projects"], modules["routes/projects"]]);
  expect(load).toHaveBeenCalledExactlyOnceWith("/static/js/projects.js");
  expect(modules["routes/projects"]).toEqual({ from: "/static/js/projects.js" });
});

test("a module that does not load is replaced by one that shows the error", async () => {
  const modules: Record<string, unknown> = {};
  const load = () => Promise.reject(new TypeError("Failed to fetch"));
  guardRouteModules({ moduleFor, load, globals: globalsWith(modules) });
  const substitute = { shows: "Loading chunk routes/projects failed. (missing)" };
  await expect(modules["routes/projects"]).resolves.toEqual(substitute);
  expect(modules["routes/projects"]).toEqual(substitute);
});

test("a module that the document has already loaded is left alone", () => {
  const modules: Record<string, unknown> = { root: { default: "Root" } };
  guardRouteModules({ moduleFor, load: () => Promise.reject(new Error("asked for")), globals: globalsWith(modules) });
  expect(modules.root).toEqual({ default: "Root" });
});

test("without the router's tables, it does nothing", () => {
  expect(() => guardRouteModules({ moduleFor, globals: {} })).not.toThrow();
});
