import { expect, test } from "vitest";
import { holdsEveryPackage } from "./install.mjs";

const wanted = {
  packages: {
    "": {},
    "node_modules/hono": { version: "4.13.19" },
    "node_modules/vitest": { version: "4.1.12", dev: true },
    "node_modules/@img/sharp-darwin-x64": { version: "0.35.5", optional: true },
  },
};

const hono = { "node_modules/hono": { version: "4.13.19" } };
const vitest = { "node_modules/vitest": { version: "4.1.12" } };

test("packages for other systems may be absent", () => {
  expect(holdsEveryPackage({ packages: { ...hono, ...vitest } }, wanted, "everything")).toBe(true);
});

test("packages for tests may be absent for serving the site, and for nothing else", () => {
  expect(holdsEveryPackage({ packages: hono }, wanted, "serving")).toBe(true);
  expect(holdsEveryPackage({ packages: { ...hono, ...vitest } }, wanted, "serving")).toBe(true);
  expect(holdsEveryPackage({ packages: hono }, wanted, "everything")).toBe(false);
});

test.each(["serving", "everything"] as const)(
  "for %s, another version, a missing package and an extra one require an installation",
  (purpose) => {
    const otherVersion = { ...vitest, "node_modules/hono": { version: "4.13.18" } };
    const oneTooMany = { ...hono, ...vitest, "node_modules/express": { version: "5.0.0" } };
    const otherTests = { ...hono, "node_modules/vitest": { version: "4.1.11" } };
    for (const packages of [otherVersion, vitest, oneTooMany, otherTests]) {
      expect(holdsEveryPackage({ packages }, wanted, purpose)).toBe(false);
    }
  },
);
