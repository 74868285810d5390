import { expect, test } from "vitest";
import { findViolations } from "./find-violations.ts";

const loaderOnly = `
import { catalogue } from "#content/catalogue.ts";
import type { Route } from "./+types/about";
function words() { return catalogue().about; }
export function loader() { return { words: words() }; }
export default function About({ loaderData }: Route.ComponentProps) { return <p>{loaderData.words}</p>; }
`;

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

test("a route may use content in its loader and in helpers that only the loader calls", () => {
  expect(findViolations("app/routes/about.tsx", loaderOnly)).toEqual([]);
});

test("a route that uses content in its component is refused", () => {
  const source = loaderOnly.replace("{loaderData.words}", "{words()}");
  expect(findViolations("app/routes/about.tsx", source)).toEqual([
    "app/routes/about.tsx:2 uses #content/catalogue.ts outside its loader: that brings content into the browser's code",
  ]);
});

test("a route that uses content in its meta function is refused", () => {
  const source = `${loaderOnly}\nexport const meta = () => [{ title: catalogue().title }];`;
  expect(findViolations("app/routes/about.tsx", source)).toHaveLength(1);
});

test("a property that has the name of a content import is no use of it", () => {
  const source = loaderOnly.replace("{loaderData.words}", "{loaderData.catalogue}");
  expect(findViolations("app/routes/about.tsx", source)).toEqual([]);
});
