import { expect, test } from "vitest";
import { checkOrigins } from "./check-inputs.ts";

test.each([undefined, "", "https://www.example.com", "https://www.example.com/", "http://localhost:3000"])(
  "%j is accepted as the site's origin",
  (SITE_ORIGIN) => expect(() => checkOrigins({ SITE_ORIGIN })).not.toThrow(),
);

test.each(["www.example.com", "https://www.example.com/shop", "ftp://example.com", "https://"])(
  "%j is refused, and the error names the variable",
  (origin) => {
    expect(() => checkOrigins({ SITE_ORIGIN: origin })).toThrow(`SITE_ORIGIN is "${origin}"`);
    expect(() => checkOrigins({ EMAIL_SERVICE_ORIGIN: origin })).toThrow(`EMAIL_SERVICE_ORIGIN is "${origin}"`);
  },
);
