import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { releasesOf } from "#scripts/versions/releases.mjs";
import { PublishRecord } from "./publish-record.ts";
import { Publisher } from "./publisher.ts";
import { here } from "./targets/target-of.ts";
import type { Target } from "./targets/target.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "after-delivery-"));
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => rmSync(folder, { recursive: true }));

const recordFile = () => join(folder, "published.json");

async function preparedPublisher(place: Pick<Target, "id" | "inWords" | "latest">): Promise<Publisher> {
  const publisher = new Publisher({
    projectFolder: folder,
    record: new PublishRecord(recordFile()),
    target: () => ({ ...place, async deliver() {} }),
    alone: (_, work) => work(),
    canLoad: async () => true,
    savedSince: async () => [],
    enquiryService: () => undefined,
    addressAt: async () => undefined,
    build: async () => {
      const releases = releasesOf(folder);
      const unfinished = releases.begin();
      mkdirSync(join(unfinished, "client"));
      writeFileSync(join(unfinished, "client/index.html"), "<title>Home</title>");
      releases.setReady(unfinished);
      return true;
    },
  });
  await publisher.prepare();
  return publisher;
}

test.each([
  [{ id: "server one", inWords: "to the server", latest: "Online" }, "is online"],
  [{ id: here, inWords: "by the server", latest: "Online" }, "is online"],
  [{ id: "zip /site.zip", inWords: "as a ZIP file", latest: "Latest" }, "was published as a ZIP file"],
] as const)("a version delivered to $id that cannot be recorded is reported as delivered", async (place, outcome) => {
  const publisher = await preparedPublisher(place);
  mkdirSync(recordFile());
  await publisher.publish();
  const { stage, failure, versions } = await publisher.state();
  expect([stage, failure]).toEqual(["idle", expect.stringContaining(`The site ${outcome} in its new version, but `)]);

  await publisher.rollBack(versions[0]?.name ?? "");
  expect((await publisher.state()).failure).toContain(`The site ${outcome} in the version that you chose, but `);
});

test("a version for this computer only that cannot be served is not reported as online", async () => {
  const publisher = await preparedPublisher({ id: here, inWords: "by the server", latest: "Online" });
  mkdirSync(join(folder, `build.next-${process.pid}`));
  await publisher.publish();
  const { stage, failure } = await publisher.state();
  expect([stage, failure]).toEqual(["idle", "Something went wrong. The online site has not changed."]);
});
