import { expect, test, type Page } from "@playwright/test";
import { writeEchoingSite, type EchoedParameter } from "#server/testing/echoing-site.ts";
import { startServerProcess, type ServerProcess } from "#server/testing/server-process.ts";

/** Each way by which a script in the document could run; each says which it was. */
const injected = `<script>window.injected = "a script"</script>
<script nonce="">window.injected = "a script with an empty nonce"</script>
<script type="module">window.injected = "a module"</script>
<script src="data:text/javascript,window.injected='an address with data'"></script>
<img src="/no-such-picture" alt="" onerror="window.injected = 'a handler'">
<svg onload="window.injected = 'a handler of a drawing'"></svg>
<iframe srcdoc="<script>parent.injected = 'a frame'</script>"></iframe>
<a id="injected-link" href="javascript:void (window.injected = 'an address')">Go</a>`;

let site: Awaited<ReturnType<typeof writeEchoingSite>>;
let server: ServerProcess;

test.beforeAll(async () => {
  site = await writeEchoingSite();
  server = await startServerProcess({ variables: { SITE_DIR: site.folder, DATA_DIR: `${site.folder}/data` } });
});
test.afterAll(async () => {
  await server.end("SIGKILL");
  await site.remove();
});

const addressWithScripts = ({ address, name }: EchoedParameter) => `${address}?${name}=${encodeURIComponent(injected)}`;

/** Opens a page of the echoing site with the scripts in one of its parameters, and touches whatever could run one. */
async function openWithScripts(page: Page, parameter: EchoedParameter) {
  const response = await page.goto(server.origin + addressWithScripts(parameter));
  expect(await response?.text(), `${parameter.name} is written into the page as it came`).toContain(injected);
  return page.evaluate(() => {
    document.querySelector<HTMLElement>("#injected-link")?.click();
    return { injected: (window as { injected?: string }).injected, own: "__reactRouterContext" in window };
  });
}

test("a script in any query parameter does not run although the page forgets to escape it, and the page's own do", async ({
  page,
}) => {
  test.setTimeout(120_000);
  expect(site.parameters.length).toBeGreaterThan(0);
  for (const parameter of site.parameters)
    expect(await openWithScripts(page, parameter), parameter.name).toEqual({ injected: undefined, own: true });
});

test("without the policy the same page runs it, so the test before this would notice", async ({ page }) => {
  await page.route(`${server.origin}/**`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  expect((await openWithScripts(page, site.parameters[0]!)).injected).toBeDefined();
});

test("no page of the site forgets to escape it", async ({ request }) => {
  for (const parameter of site.parameters) {
    const response = await request.get(addressWithScripts(parameter));
    expect(await response.text(), parameter.name).not.toContain("<script>window.injected");
  }
});
