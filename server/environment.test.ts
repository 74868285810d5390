import { resolve } from "node:path";
import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment.ts";

test("without variables the site stands on port 3000 of every address, with its data in ./data", () => {
  const defaults = { port: 3000, host: undefined, dataFolder: resolve("data"), leaseMs: 180_000 };
  expect(readEnvironment({})).toEqual(defaults);
  expect(readEnvironment({ PORT: "", HOST: "", DATA_DIR: "" })).toEqual(defaults);
});

test("the variables are honoured", () => {
  const variables = { PORT: "8080", HOST: "127.0.0.1", DATA_DIR: "/var/lib/site", SITE_DIR: "/srv/site" };
  expect(readEnvironment({ ...variables, ENQUIRY_LEASE_SECONDS: "60" })).toEqual({
    port: 8080,
    host: "127.0.0.1",
    dataFolder: "/var/lib/site",
    siteFolder: "/srv/site",
    leaseMs: 60_000,
  });
});

test.each(["http", "65536", "-1", "80.5"])(
  "PORT=%s is refused with the name of the variable and what it takes",
  (PORT) => {
    expect(() => readEnvironment({ PORT })).toThrow(
      new EnvironmentError(`PORT is "${PORT}": it takes a whole number from 0 to 65535.`),
    );
  },
);
