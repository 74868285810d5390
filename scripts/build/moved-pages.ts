import type { FormerAddresses } from "#server/pages/site-addresses.ts";

/** The page at a product's old address, for a static host that cannot redirect. */
export function movedPage(to: string): string {
  return `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <title>This page has moved</title>
    <meta name="robots" content="noindex">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta http-equiv="refresh" content="0; url=${to}">
    <link rel="canonical" href="${to}">
  </head>
  <body>
    <p>This page has moved to <a href="${to}">${to}</a>.</p>
  </body>
</html>
`;
}

/** Configuration with which the web server of a static copy answers former addresses like the site's own server. */
export function configurations({ moved, withdrawn }: FormerAddresses): Record<"nginx.conf" | "Caddyfile", string> {
  const moves = Object.entries(moved);
  const remark = "# Former addresses of products. The build writes this file.\n";
  const nginx = [
    ...moves.map(([from, to]) => `location = ${from} { return 308 ${to}$is_args$args; }\n`),
    ...withdrawn.map((path) => `location = ${path} { error_page 410 ${path}/index.html; return 410; }\n`),
  ];
  const caddy = [
    ...moves.map(([from, to]) => `redir ${from} ${to} 308\n`),
    ...withdrawn.map(
      (path) => `handle ${path} {\n\trewrite * ${path}/index.html\n\tfile_server {\n\t\tstatus 410\n\t}\n}\n`,
    ),
  ];
  return { "nginx.conf": remark + nginx.join(""), Caddyfile: remark + caddy.join("") };
}
