import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { releasesOf } from "#scripts/versions/releases.mjs";
import { writeStamp } from "#scripts/versions/stamp.mjs";
import { PublishRecord } from "./publish-record.ts";
import { Publisher } from "./publisher.ts";
import { PublishFailure, type Target } from "./targets/target.ts";

let folder: string;
let target: Target;
let delivered: string[];
let enquiryService: string | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publisher-"));
  delivered = [];
  enquiryService = undefined;
  target = {
    id: "this computer",
    inWords: "here",
    latest: "Online",
    async deliver({ name }) {
      delivered.push(name);
    },
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

const served = () => readFileSync(join(folder, "build/client/index.html"), "utf8");

/** Writes a minimal build: the home page, and the content it was made from. */
function writeVersion(release: string, sentence: string): void {
  const path = "content/pages/home.yaml";
  const text = `menuLabel: Home\nlead: ${sentence}\n`;
  for (const [name, content] of [["client/index.html", `<p>${sentence}</p>`] as const, [path, text] as const]) {
    mkdirSync(dirname(join(release, name)), { recursive: true });
    writeFileSync(join(release, name), content);
  }
  writeStamp({ environment: {}, files: { [path]: { size: text.length, mtimeMs: 0, sha256: text } } }, release);
}

const changed = (was: string, is: string) => ({
  changes: [{ name: "Home", words: `Lead: “${was}” is now “${is}”`, pages: [{ address: "/", title: "Home" }] }],
});

/** A publisher whose build makes a page with the given words, or fails. */
function publisherOf(
  words: () => string | undefined,
  whileBuilding?: (stopping: AbortSignal) => Promise<void>,
): Publisher {
  return new Publisher({
    projectFolder: folder,
    record: new PublishRecord(join(folder, ".editor", "published.json")),
    target: () => target,
    alone: (_, work) => work(),
    canLoad: async () => true,
    savedSince: async () => [],
    enquiryService: () => enquiryService,
    addressAt: async () => "https://www.example.com",
    build: async (say, stopping) => {
      const releases = releasesOf(folder);
      const unfinished = releases.begin();
      say("Pages.");
      await whileBuilding?.(stopping);
      if (stopping.aborted) return false;
      const sentence = words();
      if (sentence === undefined) {
        say('content/company.yaml:6: name: Put 3 in quotes, so that no digit is lost: "3".');
        return false;
      }
      writeVersion(unfinished, sentence);
      releases.setReady(unfinished);
      return true;
    },
  });
}

test("a version's changes are shown before it is published, and a rollback restores the previous version", async () => {
  let words = "The first.";
  const publisher = publisherOf(() => words);
  await publisher.prepare();
  expect((await publisher.state()).comparison).toEqual({});
  await publisher.publish();
  words = "The second.";
  await publisher.prepare();
  expect(await publisher.state()).toMatchObject({
    stage: "ready",
    comparison: changed("The first.", "The second."),
  });
  expect(served()).toContain("The first.");
  await publisher.publish();
  expect(served()).toContain("The second.");
  const { versions, stage, done } = await publisher.state();
  expect([stage, done]).toEqual(["idle", "Published here."]);
  expect(versions).toMatchObject([
    { isOnline: true, changes: "1 change: Home" },
    { isOnline: false, changes: "The first version." },
  ]);
  await publisher.rollBack(versions[1]?.name ?? "");
  expect(served()).toContain("The first.");
  expect((await publisher.state()).versions.map(({ isOnline }) => isOnline)).toEqual([false, true]);
});

test("a rollback's changes are shown before it, and showing them changes nothing", async () => {
  let words = "The first.";
  const publisher = publisherOf(() => words);
  await publisher.prepare();
  await publisher.publish();
  words = "The second.";
  await publisher.prepare();
  await publisher.publish();
  const [second, first] = (await publisher.state()).versions;
  expect(publisher.compareWith(first?.name ?? "")).toMatchObject({
    since: second?.name,
    ...changed("The second.", "The first."),
  });
  expect(served()).toContain("The second.");
  expect(() => publisher.compareWith("2000-01-01T00-00-00")).toThrow("This version no longer exists.");
});

test("a build that the owner stops replaces nothing, and another can begin", async () => {
  const begun = Promise.withResolvers<void>();
  let isSlow = true;
  const publisher = publisherOf(
    () => "The first.",
    async (stopping) => {
      if (!isSlow) return;
      begun.resolve();
      await new Promise((resolve) => stopping.addEventListener("abort", resolve));
    },
  );
  const preparing = publisher.prepare();
  await begun.promise;
  expect((await publisher.state()).stage).toBe("building");
  publisher.stop();
  await preparing;
  const { stage, done, failure, versions } = await publisher.state();
  expect([stage, done, failure, versions]).toEqual([
    "idle",
    "Stopped. The online site has not changed.",
    undefined,
    [],
  ]);
  isSlow = false;
  await publisher.prepare();
  expect((await publisher.state()).stage).toBe("ready");
});

test("a failed build shows its own message and replaces nothing", async () => {
  let words: string | undefined = "The first.";
  const publisher = publisherOf(() => words);
  await publisher.prepare();
  await publisher.publish();
  words = undefined;
  await publisher.prepare();
  expect(await publisher.state()).toMatchObject({
    stage: "idle",
    failure: expect.stringContaining("The online site has not changed"),
    said: ["Pages.", 'content/company.yaml:6: name: Put 3 in quotes, so that no digit is lost: "3".'],
  });
  await publisher.publish();
  expect((await publisher.state()).failure).toContain("Nothing to publish");
  expect(served()).toContain("The first.");
});

test("a version that could not be delivered is not served, and can be published again", async () => {
  const publisher = publisherOf(() => "The first.");
  await publisher.prepare();
  const { deliver } = target;
  target.deliver = () => Promise.reject(new PublishFailure("The server does not respond."));
  await publisher.publish();
  expect(await publisher.state()).toMatchObject({
    stage: "ready",
    failure: "The server does not respond.",
    versions: [],
  });
  target.deliver = deliver;
  await publisher.publish();
  expect(served()).toContain("The first.");
});

test("changes are relative to the version at the target, not to the one served here", async () => {
  let words = "The first.";
  const publisher = publisherOf(() => words);
  target = { ...target, id: "server one" };
  await publisher.prepare();
  await publisher.publish();
  target = { ...target, id: "server two" };
  words = "The second.";
  await publisher.prepare();
  await publisher.publish();
  target = { ...target, id: "server one" };
  await publisher.prepare();
  expect((await publisher.state()).comparison).toMatchObject(changed("The first.", "The second."));
  target = { ...target, id: "server three" };
  await publisher.prepare();
  expect((await publisher.state()).comparison?.since).toBeUndefined();
});

test("a rollback is offered only for versions published at the target, with its labels and results", async () => {
  let words = "The first.";
  const publisher = publisherOf(() => words);
  const zip: Target = { ...target, id: "zip /site.zip", inWords: "as a ZIP file", latest: "Latest", isStatic: true };
  await publisher.prepare();
  await publisher.publish();
  expect((await publisher.state()).place).toMatchObject({ isElsewhere: false, address: "https://www.example.com" });
  words = "The second.";
  target = zip;
  expect(await publisher.state()).toMatchObject({ place: { inWords: "as a ZIP file", isElsewhere: true } });
  expect((await publisher.state()).done).toBeUndefined();
  await publisher.prepare();
  await publisher.publish();
  const { versions, done } = await publisher.state();
  expect(versions).toMatchObject([
    { isOnline: true, wasThere: true, changes: "1 change: Home" },
    { isOnline: false, wasThere: false, changes: "The first version." },
  ]);
  expect(done).toBe("Published as a ZIP file. The copy on this computer was updated too.");
  await publisher.rollBack(versions[1]?.name ?? "");
  expect((await publisher.state()).versions).toMatchObject([{ wasThere: true }, { isOnline: true, wasThere: true }]);
});

test("a ready version is compared again after the target has changed", async () => {
  const publisher = publisherOf(() => "The first.");
  await publisher.prepare();
  await publisher.publish();
  await publisher.prepare();
  expect((await publisher.state()).comparison?.since).toBeDefined();
  target = { ...target, id: "server two" };
  expect((await publisher.state()).comparison?.since).toBeUndefined();
});

test("publishing static files without an enquiry server is warned about, with one it is not", async () => {
  const publisher = publisherOf(() => "The first.");
  expect((await publisher.state()).place?.lacksEnquiries).toBeUndefined();
  target = { ...target, id: "folder /site", latest: "Latest", isStatic: true };
  expect((await publisher.state()).place?.lacksEnquiries).toBe(true);
  await publisher.prepare();
  expect((await publisher.state()).comparison?.lacksEnquiries).toBe(true);
  enquiryService = "https://enquiries.example.com";
  expect((await publisher.state()).place?.lacksEnquiries).toBeUndefined();
  await publisher.prepare();
  expect((await publisher.state()).comparison?.lacksEnquiries).toBeUndefined();
});

test("an unexpected error is printed, and the owner is told that nothing has changed", async () => {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  const publisher = publisherOf(() => {
    throw new Error("unexpected");
  });
  await publisher.prepare();
  expect((await publisher.state()).failure).toBe("Something went wrong. The online site has not changed.");
  expect(printed).toHaveBeenCalledOnce();
});
