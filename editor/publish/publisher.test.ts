import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { TestPublisher } from "../testing/publisher-fixture.ts";
import { here } from "./targets/target-of.ts";
import { PublishFailure, type Target } from "./targets/target.ts";

const served = ({ folder }: TestPublisher) => readFileSync(join(folder, "build/client/index.html"), "utf8");

const changed = (was: string, is: string) => ({
  changes: [
    { name: "Home", words: `Introduction changed from “${was}” to “${is}”`, pages: [{ address: "/", title: "Home" }] },
  ],
});

/** Publishes a version with a sentence on its page. */
async function publish(site: TestPublisher, sentence: string): Promise<void> {
  site.words = () => sentence;
  await site.publisher.prepare();
  await site.publish();
}

test("a version's changes are shown before it is published, and a rollback restores the previous version", async () => {
  const site = new TestPublisher();
  const { publisher } = site;
  await publisher.prepare();
  expect((await publisher.state()).comparison).toEqual({});
  await site.publish();
  site.words = () => "The second.";
  await publisher.prepare();
  expect(await publisher.state()).toMatchObject({ stage: "ready", comparison: changed("The first.", "The second.") });
  expect(served(site)).toContain("The first.");
  await site.publish();
  expect(served(site)).toContain("The second.");
  const { versions, stage, done } = await publisher.state();
  expect([stage, done]).toEqual(["idle", "Published."]);
  const [second, first] = versions;
  expect(versions).toMatchObject([
    { isOnline: true, changes: "1 change: Home" },
    { isOnline: false, changes: "First version." },
  ]);
  expect(publisher.compareWith(first!.name)).toMatchObject({
    since: second!.name,
    ...changed("The second.", "The first."),
  });
  expect(served(site)).toContain("The second.");
  await publisher.rollBack(first!.name);
  expect(served(site)).toContain("The first.");
  expect((await publisher.state()).versions.map(({ isOnline }) => isOnline)).toEqual([false, true]);
  expect(() => publisher.compareWith("2000-01-01T00-00-00")).toThrow("This version no longer exists.");
});

test("a build that the owner stops replaces nothing, and another can begin", async () => {
  const site = new TestPublisher();
  const { publisher } = site;
  const begun = Promise.withResolvers<void>();
  site.whileBuilding = async (stopping) => {
    begun.resolve();
    await new Promise((resolve) => stopping.addEventListener("abort", resolve));
  };
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
  site.whileBuilding = async () => {};
  await publisher.prepare();
  expect((await publisher.state()).stage).toBe("ready");
});

test("a version prepared in another tab, or by another command, is not published unseen", async () => {
  const site = new TestPublisher();
  const { publisher, releases } = site;
  await publish(site, "The first.");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  await publisher.prepare();
  const { ready: reviewed = "" } = await publisher.state();
  vi.setSystemTime(Date.now() + 60_000);
  site.words = () => "The second.";
  await publisher.prepare();
  await publisher.publish(reviewed);
  expect(await publisher.state()).toMatchObject({
    stage: "ready",
    failure: "Another version has been prepared since. Look through its changes first.",
    comparison: changed("The first.", "The second."),
  });
  vi.setSystemTime(Date.now() + 60_000);
  releases.setReady(releases.begin());
  expect(await publisher.state()).toMatchObject({
    stage: "idle",
    failure: expect.stringContaining("prepared outside"),
  });
  expect(served(site)).toContain("The first.");
});

test("a failed build shows its own message and replaces nothing", async () => {
  const site = new TestPublisher();
  await publish(site, "The first.");
  site.words = () => undefined;
  await site.publisher.prepare();
  expect(await site.publisher.state()).toMatchObject({
    stage: "idle",
    failure: expect.stringContaining("The online site has not changed"),
    said: ["Pages.", 'content/company.yaml:6: name: Put 3 in quotes, so that no digit is lost: "3".'],
  });
  await site.publish();
  expect((await site.publisher.state()).failure).toContain("Nothing to publish");
  expect(served(site)).toContain("The first.");
});

test("a version that could not be delivered is not served, and can be published again", async () => {
  const site = new TestPublisher();
  const { publisher } = site;
  vi.spyOn(site.target, "deliver").mockRejectedValueOnce(new PublishFailure("The server does not respond."));
  await publish(site, "The first.");
  expect(await publisher.state()).toMatchObject({
    stage: "ready",
    failure: "The server does not respond.",
    versions: [],
  });
  await site.publish();
  expect(served(site)).toContain("The first.");
});

test("changes are relative to the version at the target, not to the one served here", async () => {
  const site = new TestPublisher();
  const turnTo = (id: string) => (site.target = { ...site.target, id });
  turnTo("server one");
  await publish(site, "The first.");
  turnTo("server two");
  await publish(site, "The second.");
  turnTo("server one");
  await site.publisher.prepare();
  expect((await site.publisher.state()).comparison).toMatchObject(changed("The first.", "The second."));
  turnTo("server three");
  expect((await site.publisher.state()).comparison).toEqual({});
});

test("after a rollback, the changes of the ready version are relative to the version that is online now", async () => {
  const site = new TestPublisher();
  const { publisher, releases } = site;
  await publish(site, "The first.");
  await publish(site, "The second.");
  site.words = () => "The third.";
  await publisher.prepare();
  const [second = "", first = ""] = (await publisher.state()).versions.map(({ name }) => name);
  await publisher.rollBack(first);
  const { comparison, ready = "" } = await publisher.state();
  expect(comparison).toMatchObject({ since: first, ...changed("The first.", "The third.") });

  // By another command, after the owner has looked.
  releases.switchTo(second);
  await publisher.publish(ready);
  expect(served(site)).toContain("The second.");
  const now = await publisher.state();
  expect(now).toMatchObject({ stage: "ready", comparison: changed("The second.", "The third.") });
  expect(now.failure).toContain("Another version has gone online since.");
  await site.publish();
  expect(served(site)).toContain("The third.");
});

/** Two computers that publish at the same place, built in different minutes. */
function twoComputers() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 30, 14) });
  onTestFinished(() => void vi.useRealTimers());
  const delivered: string[] = [];
  const target: Target = {
    id: "server one",
    inWords: "to the server",
    latest: "Online",
    online: async () => delivered.at(-1),
    async deliver({ folder }) {
      delivered.push(basename(folder));
      vi.setSystemTime(Date.now() + 60_000);
    },
  };
  const [one, other] = [new TestPublisher(), new TestPublisher()];
  one.target = other.target = target;
  return { one, other, delivered };
}

const publishedElsewhere = /^Another version \(30 Nov 2026, .*\) has been published there since/;

test("a version that another computer has published is replaced only once the owner has been told", async () => {
  const { one, other, delivered } = twoComputers();
  for (const sentence of ["The first.", "The second."]) {
    await publish(one, sentence);
    expect((await one.publisher.state()).done).toContain("Published to the server.");
  }
  const [second = "", first = ""] = (await one.publisher.state()).versions.map(({ name }) => name);

  await publish(other, "The third.");
  expect(await other.publisher.state()).toMatchObject({
    stage: "ready",
    failure: expect.stringMatching(publishedElsewhere),
    comparison: { since: second },
  });
  expect(delivered).toEqual([first, second]);
  await other.publish();
  expect((await other.publisher.state()).done).toContain("Published to the server.");

  await one.publisher.rollBack(first);
  expect((await one.publisher.state()).failure).toMatch(publishedElsewhere);
  expect(one.publisher.compareWith(first)).toEqual({ since: delivered[2] });
  expect(delivered).toHaveLength(3);
  await one.publisher.rollBack(first);
  expect(delivered[3]).toBe(first);
});

test("a published version that could not be recorded is asked about once", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { one, delivered } = twoComputers();
  mkdirSync(one.recordFile, { recursive: true });
  await publish(one, "The first.");
  rmdirSync(one.recordFile);
  await publish(one, "The second.");
  expect((await one.publisher.state()).failure).toMatch(publishedElsewhere);
  await one.publish();
  expect(delivered).toHaveLength(2);
});

test("a version that was built without the web address of the site is not delivered elsewhere", async () => {
  const { one, delivered } = twoComputers();
  one.siteOrigin = undefined;
  await publish(one, "The first.");
  expect((await one.publisher.state()).failure).toContain("does not contain the web address of the site");
  expect(delivered).toEqual([]);
  one.siteOrigin = "https://www.example.com";
  await one.publish();
  expect(delivered).toHaveLength(1);
  expect((await one.publisher.state()).versions[0]).not.toHaveProperty("refused");
  one.siteOrigin = undefined;
  expect((await one.publisher.state()).versions[0]?.refused).toContain("does not contain the web address of the site");
});

test("the owner is asked nothing about a place whose content the editor did not publish", async () => {
  const { one, delivered } = twoComputers();
  delivered.push("old-site");
  await publish(one, "The first.");
  expect((await one.publisher.state()).done).toContain("Published to the server.");
});

test("a rollback is offered only for versions published at the target, with its labels and results", async () => {
  const site = new TestPublisher();
  const { publisher, target: hereOnly } = site;
  expect((await publisher.state()).place?.address).toBeUndefined();
  await publish(site, "The first.");
  expect((await publisher.state()).place).toMatchObject({ isElsewhere: false, address: "https://www.example.com" });
  site.target = { ...site.target, id: "zip /site.zip", inWords: "as a ZIP file", latest: "Published", isStatic: true };
  const { place, done: doneHere } = await publisher.state();
  expect([place, doneHere]).toMatchObject([{ inWords: "as a ZIP file", isElsewhere: true }, undefined]);
  await publish(site, "The second.");
  const { versions, done } = await publisher.state();
  expect(versions).toMatchObject([
    { isOnline: true, wasThere: true, changes: "First version published as a ZIP file." },
    { isOnline: false, wasThere: false, changes: "First version." },
  ]);
  expect(done).toBe("Published as a ZIP file.");
  await publisher.rollBack(versions[1]?.name ?? "");
  expect((await publisher.state()).versions).toMatchObject([{ wasThere: true }, { isOnline: true, wasThere: true }]);
  site.target = hereOnly;
  const { place: placeHere, done: doneNow } = await publisher.state();
  expect([placeHere?.address, doneNow]).toEqual(["https://www.example.com", undefined]);
});

test("the owner is warned before publishing static files without an enquiry server, but not with one", async () => {
  const site = new TestPublisher();
  const { publisher } = site;
  expect((await publisher.state()).place?.lacksEnquiries).toBeUndefined();
  site.target = { ...site.target, id: "folder /site", latest: "Published", isStatic: true };
  expect((await publisher.state()).place?.lacksEnquiries).toBe(true);
  await publisher.prepare();
  expect((await publisher.state()).comparison?.lacksEnquiries).toBe(true);
  site.enquiryService = "https://enquiries.example.com";
  expect((await publisher.state()).place?.lacksEnquiries).toBeUndefined();
  await publisher.prepare();
  expect((await publisher.state()).comparison?.lacksEnquiries).toBeUndefined();
});

test("an unexpected error is printed, and the owner is told that nothing has changed", async () => {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  const site = new TestPublisher();
  site.words = () => {
    throw new Error("unexpected");
  };
  await site.publisher.prepare();
  expect((await site.publisher.state()).failure).toBe("Something went wrong. The online site has not changed.");
  expect(printed).toHaveBeenCalledOnce();
});

test("another command's build waits until the changes are listed, and then the owner is told to build again", async () => {
  const site = new TestPublisher();
  site.anotherCommand = () => void site.releases.begin();
  await site.publisher.prepare();
  expect(await site.publisher.state()).toMatchObject({
    stage: "idle",
    failure: expect.stringContaining("prepared outside the editor"),
  });
  site.anotherCommand = () => {};
  await site.publisher.prepare();
  const { stage, failure } = await site.publisher.state();
  expect([stage, failure]).toEqual(["ready", undefined]);
});

test("during an operation no other one begins", async () => {
  const site = new TestPublisher();
  await site.publisher.prepare();
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.spyOn(site.target, "deliver").mockReturnValueOnce(promise);
  const { ready = "" } = await site.publisher.state();
  const publishing = site.publisher.publish(ready);
  await expect(site.publisher.prepare()).rejects.toThrow(PublishFailure);
  resolve();
  await publishing;
  expect((await site.publisher.state()).done).toBe("Published.");
});

test("a rollback to a version that the server cannot load is refused, and the owner is told", async () => {
  const site = new TestPublisher();
  await publish(site, "The first.");
  await publish(site, "The second.");
  site.canLoad = false;
  const [online, before] = (await site.publisher.state()).versions;
  await site.publisher.rollBack(before?.name ?? "");
  const { failure, versions } = await site.publisher.state();
  expect(failure).toContain("What is online has not changed.");
  expect(versions[0]).toMatchObject({ name: online?.name, isOnline: true });
});

test.each<[Pick<Target, "id" | "inWords" | "latest">, string]>([
  [{ id: "server one", inWords: "to the server", latest: "Online" }, "is online"],
  [{ id: here, inWords: "by the server", latest: "Online" }, "is online"],
  [{ id: "zip /site.zip", inWords: "as a ZIP file", latest: "Published" }, "was published as a ZIP file"],
])("a version delivered to $id that cannot be recorded is reported as delivered", async (place, outcome) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const site = new TestPublisher();
  site.target = { ...site.target, ...place };
  mkdirSync(site.recordFile, { recursive: true });
  await publish(site, "The first.");
  const { stage, failure, versions } = await site.publisher.state();
  expect([stage, failure]).toEqual(["idle", expect.stringContaining(`The site ${outcome} in its new version, but `)]);

  await site.publisher.rollBack(versions[0]?.name ?? "");
  expect((await site.publisher.state()).failure).toContain(`The site ${outcome} in the version that you chose, but `);
});

test("a version for this computer only that cannot be served is not reported as online", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const site = new TestPublisher();
  mkdirSync(join(site.folder, `build.next-${process.pid}`));
  await publish(site, "The first.");
  const { stage, failure } = await site.publisher.state();
  expect([stage, failure]).toEqual(["idle", "Something went wrong. The online site has not changed."]);
});

test("an unreadable record of published versions counts as absent and is replaced", async () => {
  const site = new TestPublisher();
  site.target = { ...site.target, id: "server one" };
  mkdirSync(join(site.folder, ".editor"));
  writeFileSync(site.recordFile, '{ "server one": ["a');
  await publish(site, "The first.");
  expect((await site.publisher.state()).versions).toMatchObject([{ isOnline: true, wasThere: true }]);
});
