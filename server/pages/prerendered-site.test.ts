import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { formFields } from "../testing/enquiries.ts";
import { writeSite } from "../testing/fixture-site.ts";
import { createServerFixture, type ServerFixture } from "../testing/server-fixture.ts";

async function createFixture(): Promise<ServerFixture> {
  const fixture = await createServerFixture("SQLite");
  onTestFinished(() => fixture.remove());
  return fixture;
}

/**
 * Checks that a page with a query is prerendered, that a form about a product is stored, and that the health check
 * reports the fault.
 */
async function expectPagesAndForms(
  origin: string,
  fixture: ServerFixture,
  [id, name]: [string, string],
): Promise<void> {
  const page = await fetch(`${origin}/projects?region=east`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("North India, prerendered")]);
  const posted = await fetch(`${origin}/contact?product=${id}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(formFields),
  });
  expect(posted.status).toBe(303);
  const sent = await fetch(origin + (posted.headers.get("location") ?? ""));
  expect(await sent.text()).toContain("Your message has been sent.");
  const [stored] = await fixture.query((archive) => archive.list());
  expect(stored?.request.template_params.message).toContain(`Enquiry about: ${name}\n`);
  const health = await fetch(`${origin}/healthz`);
  expect([health.status, await health.json()]).toMatchObject([200, { status: "degraded", pages: "only prerendered" }]);
}

test("a site of another version is served prerendered, and its forms are stored", async () => {
  const fixture = await createFixture();
  const other = await writeSite({ ofAnotherVersion: true });
  onTestFinished(other.remove);
  const { origin, output } = await fixture.start({ variables: { SITE_DIR: other.folder } });
  await expectPagesAndForms(origin, fixture, ["wallPanels", "wallPanels"]);
  expect(output()).toContain(
    `The site in ${other.folder} was built by another version of the project. Build or publish it again.`,
  );
}, 60_000);

test("a server that starts without write access to the temporary folder serves prerendered pages and stores forms", async () => {
  const fixture = await createFixture();
  const { origin } = await fixture.start({ variables: { TMPDIR: join(fixture.dataFolder, "missing") } });
  await expectPagesAndForms(origin, fixture, ["wallPanels/petPanel", "PET Panel"]);
}, 60_000);
