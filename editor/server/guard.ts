import { timingSafeEqual } from "node:crypto";
import { createMiddleware } from "hono/factory";

/** Names of this machine. A DNS rebinding attack still sends the attacker's host name. */
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

const keyHeader = "x-editor-key";

/**
 * Refuses requests from other sites in the same browser, and from other users of this computer: those with another host or origin, or
 * without the key of this run, which is printed in the owner's terminal. Without the key, only the empty page, its script and the site's
 * pictures are accessible.
 */
export function guard(key: string) {
  return createMiddleware(async (context, next) => {
    const host = context.req.header("host") ?? "";
    if (!localHost.test(host)) return context.text("The editor is available only on this computer.", 403);
    const origin = context.req.header("origin");
    if (origin !== undefined && origin !== `http://${host}`)
      return context.text("Other sites cannot use the editor.", 403);
    const site = context.req.header("sec-fetch-site");
    const isApi = context.req.path.startsWith("/api/");
    // Another site may link to the editor, but not load or request anything else from it.
    const isOpened = !isApi && context.req.method === "GET" && context.req.header("sec-fetch-mode") === "navigate";
    const isOwn = site === undefined || site === "same-origin" || site === "none";
    if (!isOwn && !isOpened) return context.text("Other sites cannot use the editor.", 403);
    if (isApi && !isSecret(context.req.header(keyHeader), key)) {
      return context.json({ error: restarted }, 401);
    }
    return next();
  });
}

const restarted =
  "The editor was restarted. Open the address that it printed in another tab, then continue here. What you typed is still here.";

/** Compares a text with a secret in constant time. */
function isSecret(found: string | undefined, secret: string): boolean {
  const [one, other] = [Buffer.from(found ?? ""), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Response headers that prevent framing, caching and content sniffing of the editor. */
export const answerHeaders = createMiddleware(async (context, next) => {
  await next();
  const { headers } = context.res;
  headers.set("cache-control", "no-store");
  headers.set("x-content-type-options", "nosniff");
  headers.set("referrer-policy", "no-referrer");
  headers.set("cross-origin-opener-policy", "same-origin");
  headers.set("cross-origin-resource-policy", "same-origin");
  headers.set("x-frame-options", "SAMEORIGIN");
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", ownPolicy);
});

const ownPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");
