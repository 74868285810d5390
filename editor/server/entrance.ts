import { randomBytes } from "node:crypto";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { isSecret } from "./guard.ts";

/**
 * Gives the page, and with it the token, only to a browser that has opened the address with the key of this start, which is
 * printed in the owner's terminal: other users of the same computer can reach the port too. Until it is closed, the browser keeps a
 * cookie that stands for the key. It is not the key, because browsers send cookies to every port of this host.
 */
export function entrance(key: string) {
  const random = () => randomBytes(16).toString("hex");
  // Of a name that no other program uses: cookies are shared by all ports of a host.
  const cookie = `editor-${random()}`;
  const session = random();
  return createMiddleware(async (context, next) => {
    if (context.req.path !== "/" || isSecret(getCookie(context, cookie), session)) return next();
    if (!isSecret(context.req.query("key"), key)) return context.html(closedPage, 403);
    setCookie(context, cookie, session, { httpOnly: true, sameSite: "Lax", path: "/" });
    // The browser keeps the part of the address behind #.
    return context.redirect("/", 303);
  });
}

const closedPage = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Editor</title>
    <link rel="stylesheet" href="/editor/editor.css" />
  </head>
  <body>
    <main class="closed-page">
    <h1>This browser has no access to the editor</h1>
    <p>Open the editor with the address that was printed when it started. The address ends with a key.</p>
    <ol>
      <li>
        Find the terminal window in which the editor was started. One line begins with “The editor is at http://127.0.0.1”.
      </li>
      <li>Copy the whole address in that line, from “http” to the end of the key.</li>
      <li>Paste it into the address bar of this browser, and press Enter.</li>
    </ol>
    <p>
      If that window has been closed, the editor has stopped. Start it again as before, or ask the person who set up the website. Saved changes are kept.
    </p>
    </main>
  </body>
</html>
`;
