import { expect, test } from "vitest";
import type { RouteHandle } from "../page/frame.tsx";

const modules = import.meta.glob<{ default: unknown; handle: RouteHandle }>("./*.tsx", { eager: true });

test("there are route modules", () => {
  expect(Object.keys(modules)).toContain("./about.tsx");
});

test.each(Object.entries(modules))("%s shows the same page in browsers as at the server", (_, module) => {
  expect(module.handle.Page).toBe(module.default);
});
