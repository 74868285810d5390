import { createMiddleware } from "hono/factory";

const always = { "x-content-type-options": "nosniff" };

/** For pages alone: on every script and picture they would cost a slow line some kilobytes and protect nothing. */
const ofPages = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "x-frame-options": "SAMEORIGIN",
  "content-security-policy": "frame-ancestors 'self'",
  "cross-origin-opener-policy": "same-origin",
};

/** Puts the headers on every answer that keep a browser from guessing types, leaking addresses and framing the site. */
export const securityHeaders = createMiddleware(async (context, next) => {
  await next();
  const isPage = context.res.headers.get("content-type")?.startsWith("text/html");
  const headers = isPage ? { ...always, ...ofPages } : always;
  for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
});
