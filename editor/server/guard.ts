import { timingSafeEqual } from "node:crypto";
import { createMiddleware } from "hono/factory";

/** Names of this machine. A DNS rebinding attack still sends the attacker's host name. */
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

const keyHeader = "x-editor-key";

/**
 * Refuses requests that another site makes in the same browser, or another user of the same computer: those that name another
 * host, come from another origin, or lack the key of this start, which is printed in the owner's terminal. Without the key, only
 * the empty page, its script and pictures of the site can be had.
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
    // A link on another page may open the editor; nothing else may be loaded or asked for from there.
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

/** Whether a text is a secret, in a time that does not tell how much of it is right. */
function isSecret(found: string | undefined, secret: string): boolean {
  const [one, other] = [Buffer.from(found ?? ""), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** What every answer tells the browser: nothing of the editor may be framed, kept or guessed. */
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
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");
