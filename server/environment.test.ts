import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment.ts";

test("without variables the site stands on port 3000 of every address, with its data in ./data", () => {
  const defaults = { port: 3000, host: undefined, dataFolder: resolve("data"), leaseMs: 180_000 };
  expect(readEnvironment({})).toMatchObject(defaults);
  expect(readEnvironment({ PORT: "", HOST: "", DATA_DIR: "" })).toMatchObject(defaults);
});

test("the variables are honoured", () => {
  const variables = { PORT: "8080", HOST: "127.0.0.1", DATA_DIR: "/var/lib/site", SITE_DIR: "/srv/site" };
  expect(readEnvironment({ ...variables, ENQUIRY_LEASE_SECONDS: "60" })).toMatchObject({
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

describe("incoming enquiries", () => {
  test("are limited to six a minute, from this origin alone, with no proxy trusted, unless told otherwise", () => {
    const { enquiriesPerMinute, allowedOrigins, isTrustedProxy } = readEnvironment({});
    expect([enquiriesPerMinute, allowedOrigins, isTrustedProxy("127.0.0.1")]).toEqual([6, [], false]);
  });

  test("follow the variables", () => {
    const { enquiriesPerMinute, allowedOrigins, isTrustedProxy } = readEnvironment({
      ENQUIRY_RATE_PER_MINUTE: "20",
      ENQUIRY_ALLOWED_ORIGINS: "https://www.example.com, http://localhost:5173",
      TRUST_PROXY: "127.0.0.1",
    });
    expect(enquiriesPerMinute).toBe(20);
    expect(allowedOrigins).toEqual(["https://www.example.com", "http://localhost:5173"]);
    expect([isTrustedProxy("127.0.0.1"), isTrustedProxy("127.0.0.2")]).toEqual([true, false]);
  });

  test.each([
    ["ENQUIRY_RATE_PER_MINUTE", "0"],
    ["ENQUIRY_RATE_PER_MINUTE", "many"],
    ["ENQUIRY_ALLOWED_ORIGINS", "*"],
    ["ENQUIRY_ALLOWED_ORIGINS", "https://www.example.com/"],
    ["ENQUIRY_ALLOWED_ORIGINS", "www.example.com"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "10.0.0.0/40"],
  ])("%s=%s is refused with the name of the variable", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name} is "${value}": it takes `);
  });
});
