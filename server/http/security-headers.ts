import type { HttpBindings } from "@hono/node-server";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { isSecure, type TrustedProxies } from "./forwarded.ts";

const always = { "x-content-type-options": "nosniff" };

/** Search engines and link previews embed pictures in other pages. */
const shownElsewhere = /^image\//;

/** Open data, data sheets, drawings and models are meant for other programs and sites. */
const readElsewhere = /^\/(?:data|documents)\/|\.pdf$/;

/** Includes the headers for reading a range of a large file. */
const readHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "accept-ranges, content-range, etag",
};

/** Omitted for scripts and pictures, where they would cost a third of a kilobyte and protect nothing. */
const unlessImmutable = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "SAMEORIGIN",
  "cross-origin-opener-policy": "same-origin",
};

/** For responses other than pages; each page has its own policy. */
const defaultPolicy = "frame-ancestors 'self'";
// Without subdomains, which this server does not know, and without the preload list, which takes months to leave.
const hstsOfAYear = "max-age=31536000";

/**
 * Headers against MIME sniffing, leaked referrers, framing, hotlinking and unencrypted connections.
 * @param headers the headers of the response so far
 * @param address the path of a file of the site
 */
export function securityHeadersFor(headers: Record<string, string | undefined>, secure: boolean, address = "") {
  const isRead = readElsewhere.test(address);
  const isUsed = isRead || shownElsewhere.test(headers["content-type"] ?? "");
  const shared = {
    ...always,
    "cross-origin-resource-policy": isUsed ? "cross-origin" : "same-origin",
    ...(isRead ? readHeaders : {}),
  };
  if (headers["cache-control"]?.includes("immutable")) return shared;
  return {
    ...shared,
    ...unlessImmutable,
    "content-security-policy": headers["content-security-policy"] ?? defaultPolicy,
    ...(secure ? { "strict-transport-security": hstsOfAYear } : {}),
  };
}

/** Sets the security headers on every response of the application. */
export function securityHeaders(isTrustedProxy: TrustedProxies) {
  return createMiddleware<{ Bindings: HttpBindings }>(async (context, next) => {
    await next();
    const { headers } = context.res;
    const added = securityHeadersFor(Object.fromEntries(headers), isSecure(context.env.incoming, isTrustedProxy));
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
  });
}

const allowReading = cors({ origin: "*", allowMethods: ["GET", "HEAD"], maxAge: 86_400 });

/** Answers CORS preflight requests for open data and documents. */
export const allowReadingElsewhere = createMiddleware((context, next) =>
  readElsewhere.test(context.req.path) ? allowReading(context, next) : next(),
);
