import { createMiddleware } from "hono/factory";

const always = { "x-content-type-options": "nosniff" };

/** Not for scripts and pictures, on each of which they would cost a slow line a third of a kilobyte and protect nothing. */
const unlessAsset = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "SAMEORIGIN",
  "content-security-policy": "frame-ancestors 'self'",
  "cross-origin-opener-policy": "same-origin",
};

/** Puts the headers on every answer that keep a browser from guessing types, leaking addresses and framing the site. */
export const securityHeaders = createMiddleware(async (context, next) => {
  await next();
  const isAsset = context.res.headers.get("cache-control")?.includes("immutable");
  const headers = isAsset ? always : { ...always, ...unlessAsset };
  for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
});
