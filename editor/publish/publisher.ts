import { join } from "node:path";
import { releasesOf } from "#scripts/versions/releases.mjs";
import { afterDelivery, publishedWords } from "./after-delivery.ts";
import type { Comparison, Place, PublishState, SavedChange } from "./publish-state.ts";
import { noteChanges, type PublishRecord } from "./publish-record.ts";
import { here } from "./targets/target-of.ts";
import { PublishFailure, type Target } from "./targets/target.ts";
import { VersionsAtPlaces } from "./versions-at-places.ts";

interface PublisherParts {
  projectFolder: string;
  record: PublishRecord;
  /** The configured target. @throws {PublishFailure} if the settings have a mistake */
  target: () => Target;
  /** Builds and checks a version and keeps it ready; called while the lock is held. Resolves to whether it succeeded. */
  build: (say: (line: string) => void, stopping: AbortSignal) => Promise<boolean>;
  /** Runs work while no other command builds or changes the current version. Reports what it waits for. */
  alone: <Result>(say: (line: string) => void, work: () => Promise<Result>) => Promise<Result>;
  /** Whether this project's server can load the version in a folder. */
  canLoad: (release: string) => Promise<boolean>;
  /** Changes saved since the version in a folder was built. */
  savedSince: (release: string) => Promise<SavedChange[]>;
  /** The other server that receives the enquiries of the version in a folder, or of one built now. */
  enquiryService: (release?: string) => string | undefined;
  /** The site's address once published at a target, if known. */
  addressAt: (target: Target) => Promise<string | undefined>;
}

const longestLog = 400;

/** The message after a wait. */
export const begun = "Begun.";

/**
 * Builds a version of the site, shows its changes, publishes it, and rolls back to earlier ones, one operation at a time. If an operation
 * fails or is interrupted before delivery, the online version stays.
 */
export class Publisher {
  readonly #parts: PublisherParts;
  readonly #releases: ReturnType<typeof releasesOf>;
  readonly #versions: VersionsAtPlaces;
  #stage: PublishState["stage"] = "idle";
  #said: string[] = [];
  #failure: string | undefined;
  #done: string | undefined;
  /** Whether the last result is a publication. */
  #isPublished = false;
  #comparison: Comparison | undefined;
  /** The target of the last result. */
  #place: string | undefined;
  #stopping = new AbortController();

  constructor(parts: PublisherParts) {
    this.#parts = parts;
    this.#releases = releasesOf(parts.projectFolder);
    this.#versions = new VersionsAtPlaces(this.#releases, parts);
  }

  async state(): Promise<PublishState> {
    const target = this.#targetOrMistake();
    this.#noticeLoss();
    this.#turnTo(target);
    return {
      stage: this.#stage,
      said: this.#said,
      versions: this.#versions.all("id" in target ? target : undefined),
      unpublished: await this.#unpublished(target),
      ...("id" in target ? { place: await this.#placeOf(target) } : { failure: target.mistake }),
      ...(this.#failure === undefined ? {} : { failure: this.#failure }),
      ...(this.#done === undefined ? {} : { done: this.#done }),
      ...(this.#comparison === undefined ? {} : { comparison: this.#comparison }),
    };
  }

  /** Builds a version and lists its changes. Resolves after success or failure; the state says which. */
  prepare(): Promise<void> {
    return this.#work("building", async () => {
      this.#stopping = new AbortController();
      const { signal } = this.#stopping;
      const say = (line: string) => void (signal.aborted || this.#say(line));
      // Another command's build would remove the version that is being compared.
      const building = this.#parts.alone(say, async () => {
        if (signal.aborted) return;
        const isBuilt = await this.#parts.build(say, signal);
        if (!signal.aborted) this.#showReady(isBuilt);
      });
      // It may still be waiting for another command.
      await Promise.race([building, whenAborted(signal)]);
      if (signal.aborted) this.#done = "Stopped. The online site has not changed.";
    });
  }

  #showReady(isBuilt: boolean): void {
    const ready = this.#releases.ready();
    if (!isBuilt || ready === undefined) {
      throw new PublishFailure("The build failed. The online site has not changed.");
    }
    this.#comparison = this.#versions.compare(this.#parts.target(), ready);
    noteChanges(ready, this.#versions.changesIn(ready));
  }

  /** Stops a running build. */
  stop(): void {
    this.#stopping.abort();
  }

  /** What a rollback to another version would change. @throws {PublishFailure} if it does not exist */
  compareWith(name: string): Comparison {
    this.#requireKept(name);
    return this.#versions.compare(this.#parts.target(), this.#releases.pathOf(name));
  }

  /** Delivers the ready version to the target. */
  publish(): Promise<void> {
    return this.#work("publishing", async () => {
      const target = this.#parts.target();
      await this.#parts.alone(this.#say, async () => {
        const ready = this.#releases.ready();
        if (ready === undefined) throw new PublishFailure("Nothing to publish yet. Prepare a new version first.");
        const name = this.#releases.finish(ready);
        try {
          await target.deliver({ name, folder: this.#releases.pathOf(name) });
        } catch (error) {
          this.#releases.unfinish(name);
          throw error;
        }
        this.#comparison = undefined;
        this.#afterDelivery(target, name, { version: "its new version", serve: () => this.#releases.serve(name) });
      });
      this.#isPublished = true;
      this.#done = publishedWords("Published", target);
    });
  }

  /** Rolls back to an earlier version, or forward again. */
  rollBack(name: string): Promise<void> {
    return this.#work("publishing", async () => {
      const target = this.#parts.target();
      await this.#parts.alone(this.#say, async () => {
        this.#requireKept(name);
        const folder = this.#releases.pathOf(name);
        if (!target.isStatic && !(await this.#parts.canLoad(folder)))
          throw new PublishFailure("The server cannot serve this version. What is online has not changed.");
        await target.deliver({ name, folder });
        const serve = () => void (this.#releases.current() === name || this.#releases.switchTo(name));
        this.#afterDelivery(target, name, { version: "the version that you chose", serve });
      });
      this.#isPublished = true;
      this.#done = `${publishedWords("The version that you chose was published", target)} Your saved changes are kept.`;
    });
  }

  #afterDelivery(target: Target, name: string, how: { version: string; serve: () => void }): void {
    const isServed = () => this.#releases.current() === name;
    afterDelivery({ target, ...how, isServed, record: () => this.#parts.record.set(target.id, name) });
  }

  async #work(stage: "building" | "publishing", work: () => Promise<void>): Promise<void> {
    if (this.#stage === "building" || this.#stage === "publishing") {
      throw new PublishFailure("Another build or publication is running.");
    }
    this.#stage = stage;
    const target = this.#targetOrMistake();
    this.#place = "id" in target ? target.id : undefined;
    this.#failure = undefined;
    this.#done = undefined;
    this.#isPublished = false;
    this.#said = [];
    if (stage === "building") this.#comparison = undefined;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof PublishFailure)) console.error(error);
      this.#failure =
        error instanceof PublishFailure ? error.message : "Something went wrong. The online site has not changed.";
    } finally {
      this.#stage = this.#comparison === undefined ? "idle" : "ready";
    }
  }

  #requireKept(name: string): void {
    if (!this.#releases.list().includes(name)) throw new PublishFailure("This version no longer exists.");
  }

  /** Clears the last result and the comparison after the target has changed. */
  #turnTo(target: Target | { mistake: string }): void {
    const place = "id" in target ? target.id : undefined;
    if (place === this.#place || (this.#stage !== "idle" && this.#stage !== "ready")) return;
    this.#place = place;
    this.#failure = undefined;
    this.#done = undefined;
    this.#isPublished = false;
    const ready = this.#releases.ready();
    if (this.#comparison && "id" in target && ready !== undefined)
      this.#comparison = this.#versions.compare(target, ready);
  }

  /** Another command's build removes the ready version. */
  #noticeLoss(): void {
    if (this.#stage !== "ready" || this.#releases.ready() !== undefined) return;
    this.#stage = "idle";
    this.#comparison = undefined;
    this.#failure = "The site was also built outside the editor. Prepare another version.";
  }

  async #placeOf(target: Target): Promise<Place> {
    const { inWords, precisely, latest } = target;
    const address = this.#isPublished ? await this.#parts.addressAt(target) : undefined;
    return {
      inWords,
      latest,
      isElsewhere: target.id !== here,
      ...(precisely === undefined ? {} : { precisely }),
      ...(address === undefined ? {} : { address }),
      ...this.#versions.lackOfEnquiries(target),
    };
  }

  /** Changes saved since the ready version, or else the online one, was built. */
  async #unpublished(target: Target | { mistake: string }): Promise<SavedChange[]> {
    if (this.#stage === "idle") {
      const online = "id" in target ? this.#versions.online(target) : undefined;
      const release = online === undefined ? undefined : this.#releases.pathOf(online);
      return this.#parts.savedSince(release ?? join(this.#parts.projectFolder, "build"));
    }
    const ready = this.#stage === "ready" ? this.#releases.ready() : undefined;
    return ready === undefined ? [] : this.#parts.savedSince(ready);
  }

  readonly #say = (line: string): void => {
    this.#said = [...this.#said, line].slice(-longestLog);
  };

  #targetOrMistake(): Target | { mistake: string } {
    try {
      return this.#parts.target();
    } catch (error) {
      if (error instanceof PublishFailure) return { mistake: error.message };
      throw error;
    }
  }
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
