import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment.ts";

test("without variables the site listens on port 3000 of every address and stores its data in ./data", () => {
  const defaults = {
    port: 3000,
    host: undefined,
    databaseUrl: undefined,
    dataFolder: resolve("data"),
    delivery: { mail: undefined, serviceOrigin: undefined, webhook: undefined },
    retentionDays: 365,
    healthToken: undefined,
    leaseMs: 180_000,
    checkEveryMs: 5000,
  };
  expect(readEnvironment({})).toMatchObject(defaults);
  expect(readEnvironment({ PORT: "", HOST: "", DATA_DIR: "" })).toMatchObject(defaults);
});

test("environment variables override the defaults", () => {
  const variables = { PORT: "8080", HOST: "127.0.0.1", DATA_DIR: "/var/lib/site", SITE_DIR: "/srv/site" };
  const more = { ENQUIRY_LEASE_SECONDS: "60", ENQUIRY_CHECK_MS: "250", HEALTH_TOKEN: "0123456789abcdef" };
  expect(readEnvironment({ ...variables, ...more })).toMatchObject({
    healthToken: "0123456789abcdef",
    port: 8080,
    host: "127.0.0.1",
    dataFolder: "/var/lib/site",
    siteFolder: "/srv/site",
    leaseMs: 60_000,
    checkEveryMs: 250,
  });
});

test.each(["http", "65536", "-1", "80.5"])(
  "PORT=%s is refused with the name of the variable and the allowed values",
  (PORT) => {
    expect(() => readEnvironment({ PORT })).toThrow(
      new EnvironmentError(`PORT is "${PORT}". It must be a whole number from 0 to 65535.`),
    );
  },
);

describe("incoming enquiries", () => {
  test("are by default limited to six a minute and to the site's own origin, and no proxy is trusted", () => {
    const { enquiriesPerMinute, allowedOrigins, isTrustedProxy } = readEnvironment({});
    expect([enquiriesPerMinute, allowedOrigins, isTrustedProxy("127.0.0.1")]).toEqual([6, [], false]);
  });

  test("follow the environment variables", () => {
    const { enquiriesPerMinute, siteEnquiriesPerMinute, allowedOrigins, isTrustedProxy } = readEnvironment({
      ENQUIRY_RATE_PER_MINUTE: "20",
      ENQUIRY_SITE_RATE_PER_MINUTE: "90",
      ENQUIRY_ALLOWED_ORIGINS: "https://www.example.com, http://localhost:5173",
      TRUST_PROXY: "127.0.0.1",
    });
    expect([enquiriesPerMinute, siteEnquiriesPerMinute]).toEqual([20, 90]);
    expect(allowedOrigins).toEqual(["https://www.example.com", "http://localhost:5173"]);
    expect([isTrustedProxy("127.0.0.1"), isTrustedProxy("127.0.0.2")]).toEqual([true, false]);
  });

  test.each([
    ["ENQUIRY_RATE_PER_MINUTE", "0"],
    ["ENQUIRY_RATE_PER_MINUTE", "many"],
    ["ENQUIRY_SITE_RATE_PER_MINUTE", "0"],
    ["ENQUIRY_ALLOWED_ORIGINS", "*"],
    ["ENQUIRY_ALLOWED_ORIGINS", "https://www.example.com/"],
    ["ENQUIRY_ALLOWED_ORIGINS", "www.example.com"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "10.0.0.0/40"],
  ])("%s=%s is refused with the name of the variable", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name} is "${value}". It must be `);
  });
});

test.each(["PORT", "TRUST_PROXY", "ENQUIRY_SERVICE_ORIGIN", "ENQUIRY_FROM"])(
  "an address with a password and a key, written at %s by mistake, is quoted without them",
  (variable) => {
    const message = messageFor({ [variable]: "https://name:hunter2@mail.example.com/x, y?key=hunter2" });
    expect(message).toContain(`${variable} is "https://…@mail.example.com/x, y?…".`);
  },
);

test.each([
  ["smtps://name:hunter2@host", "smtps://…@host"],
  ["smtps://name:hun/ter2@host:465", "smtps://…@host:465"],
  ["name:hunter2@host", "name:…@host"],
  ["smtps://name@example.in:hunt er2 hun ter2@host", "smtps://…@host"],
])("the address of a mail server is not an address for enquiries: %s", (value, shown) => {
  expect(messageFor({ ...mail, ENQUIRY_TO: value })).toContain(`ENQUIRY_TO is "${shown}".`);
});

test.each([
  "a@b.example c@d.example",
  "a@b.example and c@d.example",
  "A <a@b.example> C <c@d.example>",
  "a@b.example (c@d.example)",
])(
  "several addresses for enquiries without a comma between them are refused, since one would get none: %s",
  (value) => {
    expect(messageFor({ ...mail, ENQUIRY_TO: value })).toContain("or several separated by commas");
  },
);

test.each(["a@b.example <a@b.example>", '"c@d.example" <a@b.example>', "Sales @ India <a@b.example>", "a@b.example,"])(
  "one address for enquiries may have a name with an @: %s",
  (value) => {
    expect(readEnvironment({ ...mail, ENQUIRY_TO: value }).delivery.mail?.to).toEqual([
      expect.objectContaining({ address: "a@b.example" }),
    ]);
  },
);

test("an invalid variable with a password is not quoted", () => {
  const message = messageFor({
    DATABASE_URL: "mysql://site:opensesame@host/name",
    SMTP_URL: "http://a:opensesame@b",
    HEALTH_TOKEN: "opensesame",
  });
  expect(message).toContain("DATABASE_URL is not valid");
  expect(message).toContain("SMTP_URL is not valid");
  expect(message).toContain("HEALTH_TOKEN is not valid");
  expect(message).not.toContain("opensesame");
});

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

test("all delivery channels can be configured at once", () => {
  const { delivery, retentionDays } = readEnvironment({
    SMTP_URL: "smtp://site%40example.com:p%2Fw@mail.example.com:587",
    ENQUIRY_TO: 'owner@example.com, "Sales: India" <sales@example.com>',
    ENQUIRY_FROM: "The site <site@example.com>",
    ENQUIRY_SERVICE_ORIGIN: "https://api.example.com/",
    ENQUIRY_WEBHOOK_URL: "https://example.com/hook?a=1",
    ENQUIRY_WEBHOOK_SECRET: secret,
    ENQUIRY_RETENTION_DAYS: "30",
  });
  expect(delivery).toEqual({
    mail: {
      smtpUrl: "smtp://site%40example.com:p%2Fw@mail.example.com:587",
      to: [
        { name: "", address: "owner@example.com" },
        { name: "Sales: India", address: "sales@example.com" },
      ],
      from: { name: "The site", address: "site@example.com" },
    },
    serviceOrigin: "https://api.example.com",
    webhook: { url: "https://example.com/hook?a=1", secret: Buffer.alloc(32, 7) },
  });
  expect(retentionDays).toBe(30);
});

const mail = { SMTP_URL: "smtp://localhost", ENQUIRY_TO: "a@b.example", ENQUIRY_FROM: "c@d.example" };

test.each([
  ["SMTP_URL is set without ENQUIRY_TO", { ...mail, ENQUIRY_TO: "" }],
  ["SMTP_URL is set without ENQUIRY_FROM", { ...mail, ENQUIRY_FROM: "" }],
  ["ENQUIRY_TO is", { ...mail, ENQUIRY_TO: "the owner" }],
  ["ENQUIRY_TO is", { ...mail, ENQUIRY_TO: "a@b.example, nobody" }],
  ["ENQUIRY_TO is", { ...mail, ENQUIRY_TO: "“a@b.example”" }],
  ["ENQUIRY_FROM has several", { ...mail, ENQUIRY_FROM: "a@b.example, c@d.example" }],
  ["SMTP_URL is not valid", { ...mail, SMTP_URL: "mail.example.com:587" }],
  ["SMTP_URL is not valid", { ...mail, SMTP_URL: "smtp://" }],
  ["ENQUIRY_SERVICE_ORIGIN is", { ENQUIRY_SERVICE_ORIGIN: "https://api.example.com/path" }],
  ["ENQUIRY_WEBHOOK_SECRET is missing", { ENQUIRY_WEBHOOK_URL: "https://example.com" }],
  ["ENQUIRY_WEBHOOK_URL is not", { ENQUIRY_WEBHOOK_URL: "https://u:50%off@e.com", ENQUIRY_WEBHOOK_SECRET: secret }],
  ["ENQUIRY_WEBHOOK_SECRET is not", { ENQUIRY_WEBHOOK_URL: "https://e.com", ENQUIRY_WEBHOOK_SECRET: "whsec_c2hvcnQ=" }],
  ["ENQUIRY_WEBHOOK_SECRET is set without", { ENQUIRY_WEBHOOK_SECRET: secret }],
  ["ENQUIRY_RETENTION_DAYS is", { ENQUIRY_RETENTION_DAYS: "0" }],
])('an error of one sentence starts with "%s" for %o', (sentence, variables) => {
  const message = messageFor(variables);
  expect(message).toMatch(new RegExp(`^${sentence}`));
  expect(message).not.toContain("\n");
});

function messageFor(variables: Record<string, string>): string {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
  }
  return "";
}
