import { expect, test } from "vitest";
import { findViolations } from "./find-violations.ts";

test("a presentational part that imports content is refused, with file, line and what is allowed", () => {
  const [violation, ...others] = findViolations(
    "app/ui/card.tsx",
    `import "./card.css";\nimport { x } from "#content/catalogue.ts";`,
  );
  expect(violation).toMatch(/^app\/ui\/card\.tsx:2 imports #content\/catalogue\.ts: app\/ui\/ may import .*react/);
  expect(others).toEqual([]);
});

test("a forbidden folder is noticed behind a relative path, a re-export and a dynamic import", () => {
  const source = `export { a } from "../../server/log.ts";\nconst later = () => import("../../server/log.ts");`;
  expect(findViolations("app/features/enquiry/submit.ts", source)).toHaveLength(2);
});

test("a package that only begins with an allowed name is refused", () => {
  expect(findViolations("content/read.ts", `import "zodiac";`)).toHaveLength(1);
  expect(findViolations("content/read.ts", `import { z } from "zod/mini";`)).toEqual([]);
});

test("types of the content's schema reach the shell, its values do not", () => {
  expect(findViolations("app/shell/menu.ts", `import type { Page } from "#content/schema/page.ts";`)).toEqual([]);
  expect(findViolations("app/shell/menu.ts", `import { page } from "#content/schema/page.ts";`)).toHaveLength(1);
});

test("the server takes the enquiry's schema from the app and nothing else", () => {
  expect(findViolations("server/a.ts", `import { s } from "#app/features/enquiry/schema.ts";`)).toEqual([]);
  expect(findViolations("server/a.ts", `import { s } from "#app/ui/icon.tsx";`)).toHaveLength(1);
});

test("a test file may use the test runner and a source file may not", () => {
  expect(findViolations("server/a.test.ts", `import { test } from "vitest";`)).toEqual([]);
  expect(findViolations("server/a.ts", `import { test } from "vitest";`)).toHaveLength(1);
});

test("only a server module of the app may import content, and a route is told where to find it", () => {
  const source = `import { catalogue } from "#content/catalogue.ts";`;
  expect(findViolations("app/content.server.ts", source)).toEqual([]);
  expect(findViolations("app/routes/about.tsx", source)).toEqual([
    expect.stringMatching(
      /^app\/routes\/about\.tsx:1 imports #content\/catalogue\.ts: .* from app\/content\.server\.ts$/,
    ),
  ]);
});

test("a feature uses the shared parts and the index of another feature, and nothing else of it", () => {
  const allowed = `
    import { Picture } from "#app/ui/pictures/picture.tsx";
    import { Slat } from "#app/drawings/panels/slat.tsx";
    import type { Catalogue } from "#content/schema/resolved.ts";
    import { mostCompared } from "#app/features/compare/index.ts";
    import { part } from "./parts/part.ts";
  `;
  expect(findViolations("app/features/samples/sample-list.tsx", allowed)).toEqual([]);
  const inside = `import { comparison } from "#app/features/compare/comparison/comparison.ts";`;
  expect(findViolations("app/features/samples/sample-list.tsx", inside)).toHaveLength(1);
  expect(findViolations("app/features/samples/sample-list.tsx", inside.replace("#app/features", ".."))).toHaveLength(1);
});

test("a shared part that uses a feature is refused, and so is a route module that a feature uses", () => {
  const feature = `import { mostCompared } from "#app/features/compare/index.ts";`;
  expect(findViolations("app/ui/card.tsx", feature)).toHaveLength(1);
  expect(findViolations("app/drawings/panels/slat.tsx", feature)).toHaveLength(1);
  expect(findViolations("app/features/samples/a.ts", `import { loader } from "#app/routes/home.tsx";`)).toHaveLength(1);
});

test("what builds or serves the site uses no package that only tests and the editor have", () => {
  const find = (path: string, source: string) => findViolations(path, source, ["node-html-parser"]);
  const source = `import { parse } from "node-html-parser";`;
  expect(find("scripts/build/verify-site.ts", source)).toEqual([
    expect.stringMatching(/^scripts\/build\/verify-site\.ts:1 imports node-html-parser/),
  ]);
  expect(find("scripts/build/verify-site.ts", `const later = () => import("node-html-parser/dist");`)).toHaveLength(1);
  expect(find("scripts/build/verify-site.ts", `import type { Node } from "node-html-parser";`)).toEqual([]);
  expect(find("scripts/build/verify-site.test.ts", source)).toEqual([]);
  const heic = findViolations("editor/pictures/heic.ts", `import heif from "libheif-js";`, ["libheif-js"]);
  expect(heic).toEqual([]);
});
