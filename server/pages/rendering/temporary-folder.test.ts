import { mkdir, readdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { formFields, listStore } from "../../testing/enquiries.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let folder: string;
let server: TestServer;
beforeEach(() => void (folder = temporaryFolder()));
afterEach(() => server.close());

/** Ends the renderer on request. */
const serverCode = `process.prependListener("message", ({ request }) => {
  if (request?.target.includes("end")) process.exit(1);
});`;

const get = (path: string) => fetch(server.origin + path);
const endRenderers = () =>
  Promise.all(Array.from({ length: availableParallelism() }, (_, number) => get(`/projects?region=end${number}`)));

const copies = async () => (await readdir(folder)).filter((name) => name.startsWith("catalogue-site"));
const untilRendered = () =>
  expect.poll(async () => (await get("/projects?region=east")).text()).toContain("region east");

test("a renderer that ends after the temporary folder was emptied is restarted and leaves no files there", async () => {
  vi.stubEnv("TMPDIR", folder);
  server = await startTestServer({ store: listStore(), site: { serverCode } });
  for (const name of await copies()) await rm(join(folder, name), { recursive: true });
  await endRenderers();
  await untilRendered();
  await expect.poll(copies).toEqual([]);
});

test("while the temporary folder is not writable, prerendered pages are served and forms stored, and later pages are rendered again", async () => {
  const store = listStore();
  server = await startTestServer({ store, site: { serverCode } });
  const missing = join(folder, "missing");
  vi.stubEnv("TMPDIR", missing);
  await endRenderers();
  await expect
    .poll(async () => {
      const answer = await get("/projects?region=east");
      return [answer.status, await answer.text()];
    })
    .toEqual([200, expect.stringContaining("North India, prerendered")]);
  const body = new URLSearchParams(formFields);
  const posted = await fetch(`${server.origin}/contact`, { method: "POST", redirect: "manual", body });
  expect([posted.status, store.kept.length]).toEqual([303, 1]);
  expect(await (await get(posted.headers.get("location") ?? "")).text()).toContain("Your message has been sent.");

  await mkdir(missing);
  await untilRendered();
});
