import { RuleTester } from "oxlint/plugins-dev";
import { describe, expect, test } from "vitest";
import { inProject } from "../setup/project.mjs";
import { featuresUsedBy } from "./allowed-imports.ts";
import { allowedImportsRule } from "./plugin.ts";

RuleTester.describe = describe;
RuleTester.it = test;

const valid = (name: string, file: string, code: string) => ({ name, filename: inProject(file), code });
const invalid = (name: string, file: string, code: string, ...messages: RegExp[]) => {
  return { ...valid(name, file, code), errors: messages.map((message) => ({ message })) };
};

const feature = "app/features/samples/sample-list.tsx";
const insideAnother = `"#app/features/compare-page/comparison/comparison.ts"`;
const development = `import { parse } from "node-html-parser";`;

new RuleTester().run("allowed imports", allowedImportsRule, {
  valid: [
    valid("a package of a folder, and a part of it", "content/a.ts", `import { z } from "zod/mini"; import "zod";`),
    valid(
      "types of the content's schema in the shell",
      "app/shell/a.ts",
      `import type { P } from "#content/schema/a.ts";`,
    ),
    valid("one name that is a type", "app/shell/a.ts", `import { type P } from "#content/schema/a.ts";`),
    valid("the enquiry's schema in the server", "server/a.ts", `import { s } from "#app/features/enquiry/schema.ts";`),
    valid("the test runner in a test", "server/a.test.ts", `import { test } from "vitest";`),
    valid("content in a server module of the app", "app/content.server.ts", `import "#content/catalogue.ts";`),
    valid("a style sheet from anywhere", "app/ui/card.tsx", `import "../features/home/home.css";`),
    valid(
      "shared parts in a feature",
      feature,
      `import "#app/ui/a.tsx"; import "#app/drawings/a/b.tsx"; import "./c.ts";`,
    ),
    valid(
      "the index of a feature above in a feature",
      "app/features/shortlist/a.tsx",
      `import { a } from "#app/features/compare/index.ts";`,
    ),
    valid("the package of one feature in it", "app/features/search/engine/a.ts", `import "minisearch";`),
    valid("a package for development in a test", "scripts/build/verify-site.test.ts", development),
    valid("a package for development in the editor", "editor/pictures/a.ts", `import "libheif-js";`),
    valid("types of a package for development", "scripts/a.ts", `import type { N } from "node-html-parser";`),
    valid(
      "types of a package for development, named in a type",
      "scripts/a.ts",
      `let n: import("node-html-parser").N;`,
    ),
    valid("a file of no folder that has a rule", "vite.config.ts", `import "anything";`),
  ],
  invalid: [
    invalid(
      "content in a presentational part",
      "app/ui/card.tsx",
      `import "./card.css";\nimport { x } from "#content/catalogue.ts";`,
      /^app\/ui\/ may import .*react.*, not #content\/catalogue\.ts\. Loaders use app\/content\.server\.ts\.$/,
    ),
    invalid(
      "a folder behind a relative path, a re-export and a dynamic import",
      "app/features/enquiry/submit.ts",
      `import "../../../server/log.ts";
       export { a } from "../../../server/log.ts";
       export * from "../../../server/log.ts";
       const later = () => import("../../../server/log.ts");`,
      ...Array<RegExp>(4).fill(/not \.\.\/\.\.\/\.\.\/server\/log\.ts/),
    ),
    invalid("a package that only begins with an allowed name", "content/a.ts", `import "zodiac";`, /not zodiac/),
    invalid(
      "values of the content's schema in the shell",
      "app/shell/a.ts",
      `import { p } from "#content/schema/a.ts";`,
      /not/,
    ),
    invalid(
      "a part of the pages in the server",
      "server/a.ts",
      `import { s } from "#app/ui/icon.tsx";`,
      /^server\/ may/,
    ),
    invalid("the test runner in a source file", "server/a.ts", `import { test } from "vitest";`, /not vitest/),
    invalid(
      "the inside of another feature",
      feature,
      `import { c } from ${insideAnother};`,
      /^app\/features\/samples\/ may/,
    ),
    invalid("the inside of another feature, relatively", feature, `import "../compare/stored-comparison.ts";`, /not/),
    invalid(
      "the index of a feature that is not above",
      "app/features/compare/a.tsx",
      `import "#app/features/shortlist/index.ts";`,
      /^app\/features\/compare\/ may/,
    ),
    invalid("a feature in a shared part", "app/ui/a.tsx", `import "#app/features/compare/index.ts";`, /^app\/ui\//),
    invalid(
      "a feature in a drawing",
      "app/drawings/a/b.tsx",
      `import "#app/features/compare/index.ts";`,
      /^app\/drawings\//,
    ),
    invalid(
      "a route module in a feature",
      feature,
      `import { loader } from "#app/routes/home.tsx";`,
      /not #app\/routes/,
    ),
    invalid("the package of another feature", feature, `import "minisearch";`, /not minisearch/),
    invalid(
      "a package for development in what builds the site",
      "scripts/build/verify-site.ts",
      `${development}\nconst later = () => import("node-html-parser/dist");`,
      /^`npm start` does not install node-html-parser/,
      /does not install node-html-parser\/dist/,
    ),
  ],
});

test("a feature imports only features above it, so that there are no cycles", () => {
  const names = Object.keys(featuresUsedBy);
  for (const [name, used] of Object.entries(featuresUsedBy)) {
    expect(names.slice(0, names.indexOf(name)), name).toEqual(expect.arrayContaining([...used]));
  }
});
