import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { releasesOf } from "#scripts/versions/releases.mjs";
import { writeStamp } from "#scripts/versions/stamp.mjs";
import { Publisher, type PublisherParts } from "../publish/publisher.ts";
import type { Target } from "../publish/targets/target.ts";

/** A publisher of minimal versions in a temporary folder, whose parts a test may change at any time. */
export class TestPublisher {
  readonly folder = mkdtempSync(join(tmpdir(), "publisher-"));
  readonly recordFile = join(this.folder, ".editor", "published.json");
  readonly releases = releasesOf(this.folder);
  target: Target = { id: "this computer", inWords: "here", latest: "Online", deliver: async () => {} };
  enquiryService: string | undefined;
  siteOrigin: string | undefined = "https://www.example.com";
  canLoad = true;
  /** The sentence on the page of the next version; undefined if its build fails. */
  words: () => string | undefined = () => "The first.";
  whileBuilding: (stopping: AbortSignal) => Promise<void> = async () => {};
  /** What another command does once it holds the lock. */
  anotherCommand = (): void => {};
  readonly publisher = new Publisher({
    projectFolder: this.folder,
    recordFile: this.recordFile,
    target: () => this.target,
    alone: (_, work) => work().finally(() => this.anotherCommand()),
    canLoad: async () => this.canLoad,
    savedSince: async () => [],
    enquiryService: () => this.enquiryService,
    siteOrigin: () => this.siteOrigin,
    addressAt: async () => "https://www.example.com",
    build: (...how) => this.#build(...how),
  });

  constructor() {
    onTestFinished(() => rmSync(this.folder, { recursive: true }));
  }

  /** Publishes the version whose changes were shown last. */
  async publish(): Promise<void> {
    await this.publisher.publish((await this.publisher.state()).ready ?? "");
  }

  readonly #build: PublisherParts["build"] = async (say, stopping) => {
    const unfinished = this.releases.begin();
    say("Pages.");
    await this.whileBuilding(stopping);
    if (stopping.aborted) return false;
    const sentence = this.words();
    if (sentence === undefined) {
      say('content/company.yaml:6: name: Put 3 in quotes, so that no digit is lost: "3".');
      return false;
    }
    writeVersion(unfinished, sentence);
    this.releases.setReady(unfinished);
    return true;
  };
}

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
