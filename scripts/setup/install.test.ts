import { expect, test } from "vitest";
import { holdsEveryPackage } from "./install.mjs";

const wanted = {
  packages: {
    "": {},
    "node_modules/hono": { version: "4.13.19" },
    "node_modules/@img/sharp-darwin-x64": { version: "0.35.5", optional: true },
  },
};

test("packages for other systems may be absent", () => {
  expect(holdsEveryPackage({ packages: { "node_modules/hono": { version: "4.13.19" } } }, wanted)).toBe(true);
});

test("another version, a missing package and one too many ask for an installation", () => {
  expect(holdsEveryPackage({ packages: { "node_modules/hono": { version: "4.13.18" } } }, wanted)).toBe(false);
  expect(holdsEveryPackage({ packages: {} }, wanted)).toBe(false);
  const oneTooMany = { "node_modules/hono": { version: "4.13.19" }, "node_modules/express": { version: "5.0.0" } };
  expect(holdsEveryPackage({ packages: oneTooMany }, wanted)).toBe(false);
});
