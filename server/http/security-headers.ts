import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { isSecure, type TrustedProxies } from "./forwarded.ts";

const always = { "x-content-type-options": "nosniff" };

/** Search engines and shared links show pictures on pages of their own. */
const shownElsewhere = /^image\//;

/** Open data, data sheets, drawings and models are for the programs and the sites of others. */
const readElsewhere = /^\/(?:data|documents)\/|\.pdf$/;

/** Not for scripts and pictures: on each of them these would cost a slow line a third of a kilobyte and protect nothing. */
const unlessImmutable = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "SAMEORIGIN",
  "cross-origin-opener-policy": "same-origin",
};

/** For an answer that is not a page; each page has its own policy. */
const defaultPolicy = "frame-ancestors 'self'";
// Not for subdomains, of which this server knows nothing, and not for the preload list, which cannot be left within months.
const hstsOfAYear = "max-age=31536000";

/**
 * The headers that keep a browser from guessing types, leaking addresses, framing the site, embedding its files and leaving HTTPS.
 * @param headers those of the answer so far
 * @param address of a file of the site
 */
export function securityHeadersFor(headers: Record<string, string | undefined>, secure: boolean, address = "") {
  const isRead = readElsewhere.test(address);
  const isUsed = isRead || shownElsewhere.test(headers["content-type"] ?? "");
  const shared = {
    ...always,
    "cross-origin-resource-policy": isUsed ? "cross-origin" : "same-origin",
    ...(isRead ? { "access-control-allow-origin": "*" } : {}),
  };
  if (headers["cache-control"]?.includes("immutable")) return shared;
  return {
    ...shared,
    ...unlessImmutable,
    "content-security-policy": headers["content-security-policy"] ?? defaultPolicy,
    ...(secure ? { "strict-transport-security": hstsOfAYear } : {}),
  };
}

/** Sets them on every answer of the application. */
export function securityHeaders(isTrustedProxy: TrustedProxies) {
  return createMiddleware<{ Bindings: HttpBindings }>(async (context, next) => {
    await next();
    const { headers } = context.res;
    const added = securityHeadersFor(Object.fromEntries(headers), isSecure(context.env.incoming, isTrustedProxy));
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
  });
}
