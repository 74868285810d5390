import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { isSecure, type TrustedProxies } from "./forwarded.ts";

const always = { "x-content-type-options": "nosniff" };

/** Not for scripts and pictures: on each of them these would cost a slow line a third of a kilobyte and protect nothing. */
const unlessImmutable = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "SAMEORIGIN",
  "cross-origin-opener-policy": "same-origin",
};

/** For an answer that is not a page; a page has a policy of its own. */
const defaultPolicy = "frame-ancestors 'self'";
const hstsOfAYear = "max-age=31536000";

/**
 * The headers that keep a browser from guessing types, leaking addresses, framing the site and leaving HTTPS.
 * @param headers those of the answer so far
 */
export function securityHeadersFor(headers: Record<string, string | undefined>, secure: boolean) {
  if (headers["cache-control"]?.includes("immutable")) return always;
  return {
    ...always,
    ...unlessImmutable,
    "content-security-policy": headers["content-security-policy"] ?? defaultPolicy,
    ...(secure ? { "strict-transport-security": hstsOfAYear } : {}),
  };
}

/** Sets them on every answer of the application. */
export function securityHeaders(isTrustedProxy: TrustedProxies) {
  return createMiddleware<{ Bindings: HttpBindings }>(async (context, next) => {
    await next();
    const { headers, status } = context.res;
    const added = securityHeadersFor(Object.fromEntries(headers), isSecure(context.env.incoming, isTrustedProxy));
    for (const [name, value] of Object.entries(added)) {
      // The page that the browser has kept needs the policy that came with it: a header of a 304 would replace that.
      if (name === "content-security-policy" && status === 304) continue;
      headers.set(name, value);
    }
  });
}
