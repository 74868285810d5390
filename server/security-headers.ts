import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { isSecure } from "./forwarded.ts";
import type { TrustedProxies } from "./trusted-proxies.ts";

const always = { "x-content-type-options": "nosniff" };

/** Not for scripts and pictures, on each of which they would cost a slow line a third of a kilobyte and protect nothing. */
const unlessAsset = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "SAMEORIGIN",
  "cross-origin-opener-policy": "same-origin",
};

/** For what is no page; a page has brought its own. */
const frameAncestors = "frame-ancestors 'self'";
const hstsOfAYear = "max-age=31536000";

interface Answer {
  cacheControl: string | null;
  /** That a page has brought. */
  contentSecurityPolicy: string | null;
}

/** The headers that keep a browser from guessing types, leaking addresses, framing the site and leaving HTTPS. */
export function securityHeadersOf({ cacheControl, contentSecurityPolicy }: Answer, secure: boolean) {
  if (cacheControl?.includes("immutable")) return always;
  return {
    ...always,
    ...unlessAsset,
    "content-security-policy": contentSecurityPolicy ?? frameAncestors,
    ...(secure ? { "strict-transport-security": hstsOfAYear } : {}),
  };
}

/** Puts them on every answer. */
export function securityHeaders(isTrustedProxy: TrustedProxies) {
  return createMiddleware<{ Bindings: HttpBindings }>(async (context, next) => {
    await next();
    const { headers } = context.res;
    const answer = {
      cacheControl: headers.get("cache-control"),
      contentSecurityPolicy: headers.get("content-security-policy"),
    };
    const added = securityHeadersOf(answer, isSecure(context.env.incoming, isTrustedProxy));
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
  });
}
