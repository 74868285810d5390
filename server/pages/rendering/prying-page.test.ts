import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { createServerFixture, type ServerFixture } from "../../testing/server-fixture.ts";

let fixture: ServerFixture;
afterEach(() => fixture?.remove());

test("code in the built site cannot read enquiries or passwords, start processes or open a debugger", async () => {
  fixture = await createServerFixture("SQLite");
  const { origin, output } = await fixture.start();
  // The user who builds the site can create such a link at any time.
  const link = join(fixture.siteFolder, "server/link");
  await symlink(join(fixture.dataFolder, "enquiries.sqlite"), link);
  const answer = await fetch(`${origin}/prying?${new URLSearchParams({ data: fixture.dataFolder, link })}`);
  const [, found = ""] = /<\/h1>(\{.*\})A panel/s.exec(await answer.text()) ?? [];
  expect((JSON.parse(found) as { loaderData: unknown }).loaderData).toEqual({
    "read the database": "ERR_ACCESS_DENIED",
    "query the database": "TypeError",
    "read it through a link in the site": "ERR_ACCESS_DENIED",
    "open the data folder": "ERR_ACCESS_DENIED",
    "write in the data folder": "ERR_ACCESS_DENIED",
    "write in its own folder": "ERR_ACCESS_DENIED",
    "read the environment of the server": "ERR_ACCESS_DENIED",
    "see the open files of the server": "ERR_ACCESS_DENIED",
    "read the root through /proc": "ERR_ACCESS_DENIED",
    "ask where a link leads": "ERR_ACCESS_DENIED",
    "start a process": "ERR_ACCESS_DENIED",
    "become another process": "ERR_ACCESS_DENIED",
    "start a thread": "ERR_ACCESS_DENIED",
    "load native code": "ERR_DLOPEN_DISABLED",
    "open a debugger": "ERR_ACCESS_DENIED",
    "have the server open its debugger": true,
    "list its variables": ["CONTENT_DIR", "DOCUMENT_MANIFEST", "NODE_ENV", "PICTURE_MANIFEST"],
    "list the files that it was given open": [],
  });
  await vi.waitUntil(() => output().includes('"path":"/prying"'));
  expect(output()).not.toContain("Debugger");
});
