import { expect, test, type Page } from "@playwright/test";
import { writeEchoingSite, type EchoingSite } from "#server/testing/echoing-site.ts";
import { startServerProcess, type ServerProcess } from "#server/testing/server-process.ts";

/** Each way in which a script in the document could run; each reports which one it was. */
const injected = (name: string) => `<script>window.injected = "a script in ${name}"</script>
<script nonce="">window.injected = "a script with an empty nonce in ${name}"</script>
<script type="module">window.injected = "a module in ${name}"</script>
<script src="data:text/javascript,window.injected='an address with data in ${name}'"></script>
<img src="/no-such-picture" alt="" onerror="window.injected = 'a handler in ${name}'">
<svg onload="window.injected = 'a handler of a drawing in ${name}'"></svg>
<iframe srcdoc="<script>parent.injected = 'a frame in ${name}'</script>"></iframe>
<a class="injected-link" href="javascript:void (window.injected = 'an address in ${name}')">Go</a>`;

/** A page and some of the query parameters on which it depends: as many as fit in a request. */
interface Attack {
  address: string;
  names: string[];
}

const parametersPerRequest = 4;

// One server for all tests of this file.
test.describe.configure({ mode: "default" });
let site: EchoingSite;
let server: ServerProcess;
let attacks: Attack[];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await writeEchoingSite();
  server = await startServerProcess({
    variables: { SITE_DIR: site.folder, DATA_DIR: `${site.folder}/data`, TMPDIR: site.folder },
  });
  attacks = [...Map.groupBy(site.parameters, ({ address }) => address)].flatMap(([address, parameters]) =>
    Array.from({ length: Math.ceil(parameters.length / parametersPerRequest) }, (_, index) => ({
      address,
      names: parameters.slice(index * parametersPerRequest, (index + 1) * parametersPerRequest).map(({ name }) => name),
    })),
  );
});
test.afterAll(async () => {
  await server.end("SIGKILL");
  await site.remove();
});

function addressWithScripts({ address, names }: Attack): string {
  return `${address}?${new URLSearchParams(names.map((name) => [name, injected(name)]))}`;
}

/**
 * Opens a page of the echoing site with the scripts in some of its parameters, and interacts with everything that
 * could run one.
 */
async function openWithScripts(page: Page, attack: Attack) {
  // The page's own inline script loads the application.
  const asked = page.waitForRequest("**/static/js/*.js", { timeout: 30_000 });
  const own = asked.then(
    () => true,
    () => false,
  );
  const response = await page.goto(server.origin + addressWithScripts(attack));
  // Pages in Hindi mark English words.
  const html = (await response?.text())?.replaceAll(' lang="en"', "");
  for (const name of attack.names)
    expect(html, `${name} is written into the page as it came`).toContain(injected(name));
  const injectedScript = await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>(".injected-link")) link.click();
    return (window as { injected?: string }).injected;
  });
  return { injected: injectedScript, own: await own };
}

test("an injected script in any query parameter does not run even if the page does not escape it, and the page's own do", async ({
  page,
}) => {
  test.setTimeout(120_000);
  expect(attacks.length).toBeGreaterThan(0);
  for (const attack of attacks)
    expect(await openWithScripts(page, attack), addressWithScripts(attack)).toEqual({ injected: undefined, own: true });
});

test("without the policy the injected script runs, so the test above can fail", async ({ page }) => {
  await page.route(`${server.origin}/**`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  expect((await openWithScripts(page, attacks[0]!)).injected).toBeDefined();
});

test("every page of the site escapes it", async ({ request }) => {
  for (const attack of attacks) {
    const response = await request.get(addressWithScripts(attack));
    expect(response.status()).toBeLessThan(500);
    expect(await response.text(), addressWithScripts(attack)).not.toContain("<script>window.injected");
  }
});
