import { expect, test } from "vitest";
import { configurations, movedPage } from "./moved-pages.ts";

const former = { moved: { "/wallPanels/cork": "/wallPanels/corkPanel" }, withdrawn: ["/acousticDoors/old"] };

test("the configuration for static hosts redirects moved pages, and answers 410 for withdrawn ones", () => {
  const { "nginx.conf": nginx, Caddyfile: caddy } = configurations(former);
  expect(nginx).toContain("location = /wallPanels/cork { return 308 /wallPanels/corkPanel$is_args$args; }");
  expect(nginx).toContain(
    "location = /acousticDoors/old { error_page 410 /acousticDoors/old/index.html; return 410; }",
  );
  expect(caddy).toContain("redir /wallPanels/cork /wallPanels/corkPanel 308");
  expect(caddy).toMatch(
    /handle \/acousticDoors\/old \{\n\trewrite \* \/acousticDoors\/old\/index.html\n[^}]*status 410/,
  );
});

test("without former addresses the configuration is only a comment", () => {
  for (const text of Object.values(configurations({ moved: {}, withdrawn: [] }))) expect(text).toMatch(/^#.*\n$/);
});

test("the page at an old address links to the new one, and names it to search engines", () => {
  const page = movedPage("/wallPanels/corkPanel");
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/wallPanels/corkPanel">');
  expect(page).toContain('<link rel="canonical" href="/wallPanels/corkPanel">');
  expect(page).toContain('<a href="/wallPanels/corkPanel">');
});
