import { basename, join } from "node:path";
import { releasesOf } from "#scripts/versions/releases.mjs";
import { Failure } from "#scripts/setup/say.mjs";
import type { Comparison, Place, PublishState, SavedChange } from "./publish-state.ts";
import { here } from "./targets/target-of.ts";
import { PublishFailure, type Target } from "./targets/target.ts";
import { Versions, type KnownPlaces } from "./versions.ts";

export interface PublisherParts extends KnownPlaces {
  projectFolder: string;
  /** The configured target. @throws {PublishFailure} if the settings have a mistake */
  target: () => Target;
  /** Builds and checks a version and keeps it ready; called while the lock is held. Resolves to whether it succeeded. */
  build: (say: (line: string) => void, stopping: AbortSignal) => Promise<boolean>;
  /** Runs work while no other command builds or changes the current version. Reports what it waits for. */
  alone: <Result>(say: (line: string) => void, work: () => Promise<Result>) => Promise<Result>;
  /** Whether this project's server can load the version in a folder. */
  canLoad: (release: string) => Promise<boolean>;
  /** Changes saved since the version in a folder was built; undefined if unknown. @throws {Failure} if a file cannot be read */
  savedSince: (release: string) => Promise<SavedChange[] | undefined>;
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
  readonly #versions: Versions;
  #stage: PublishState["stage"] = "idle";
  #said: string[] = [];
  #result: Pick<PublishState, "failure" | "done"> = {};
  /** The id of the target of the last operation. */
  #place: string | undefined;
  #comparison: Comparison | undefined;
  /** The name of the version that was compared. */
  #compared: string | undefined;
  #stopping = new AbortController();

  constructor(parts: PublisherParts) {
    this.#parts = parts;
    this.#releases = releasesOf(parts.projectFolder);
    this.#versions = new Versions(this.#releases, parts);
  }

  async state(): Promise<PublishState> {
    const { target, mistake } = this.#settings();
    if (this.#stage === "idle" || this.#stage === "ready") this.#update(target);
    return {
      stage: this.#stage,
      said: this.#said,
      versions: this.#versions.all(target),
      ...(await this.#unpublished(target)),
      ...(target ? { place: await this.#placeOf(target) } : { failure: mistake }),
      ...this.#result,
      ...(this.#comparison && { comparison: this.#comparison, ready: this.#compared! }),
    };
  }

  /** Builds a version and lists its changes. Resolves after success or failure; the state says which. */
  prepare(): Promise<void> {
    return this.#work("building", async () => {
      this.#comparison = undefined;
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
      if (signal.aborted) this.#result = { done: "Stopped. The online site has not changed." };
    });
  }

  #showReady(isBuilt: boolean): void {
    const ready = this.#releases.ready();
    if (!isBuilt || ready === undefined) {
      throw new PublishFailure("The new version could not be prepared. The online site has not changed.");
    }
    this.#comparison = this.#versions.compare(this.#parts.target(), ready);
    this.#compared = basename(ready);
    this.#versions.noteChanges(ready);
  }

  /** Stops a running build. */
  stop(): void {
    this.#stopping.abort();
  }

  /** What a rollback to another version would change. @throws {PublishFailure} if it does not exist */
  compareWith(name: string): Comparison {
    return this.#versions.compare(this.#parts.target(), this.#kept(name));
  }

  /** Delivers the ready version to the target, unless it is not the one that the owner has reviewed. */
  publish(reviewed: string): Promise<void> {
    return this.#deliver("its new version", async (target) => {
      const ready = this.#releases.ready();
      if (ready === undefined) throw new PublishFailure("Nothing to publish yet. Prepare a new version first.");
      if (basename(ready) !== reviewed)
        throw new PublishFailure("Another version has been prepared since. Look through its changes first.");
      if (!this.#isStillOnline(target))
        throw new PublishFailure("Another version has gone online since. Look through the changes again.");
      this.#versions.requireAddress(target, ready);
      const name = this.#releases.finish(ready);
      try {
        await target.deliver({ name, folder: this.#releases.pathOf(name) });
      } catch (error) {
        this.#compared = basename(this.#releases.unfinish(name));
        throw error;
      }
      this.#comparison = undefined;
      const done = target.id === here ? "Published." : `Published ${target.inWords}.`;
      return { name, serve: () => this.#releases.serve(name), done };
    });
  }

  /** Rolls back to an earlier version, or forward again. */
  rollBack(name: string): Promise<void> {
    return this.#deliver("the version that you chose", async (target) => {
      const folder = this.#kept(name);
      this.#versions.requireAddress(target, folder);
      if (!target.isStatic && !(await this.#parts.canLoad(folder)))
        throw new PublishFailure("This version cannot be put online any more. What is online has not changed.");
      await target.deliver({ name, folder });
      const serve = () => void (this.#releases.current() === name || this.#releases.switchTo(name));
      const done = `The version that you chose was published ${target.inWords}. Your saved changes are kept.`;
      return { name, serve, done };
    });
  }

  /** Delivers a version to the target, then also serves it on this computer. */
  #deliver(
    version: string,
    deliver: (target: Target) => Promise<{ name: string; serve: () => void; done: string }>,
  ): Promise<void> {
    return this.#work("publishing", async () => {
      const target = this.#parts.target();
      await this.#parts.alone(this.#say, async () => {
        await this.#versions.requireKnown(target);
        const { name, serve, done } = await deliver(target);
        try {
          serve();
          this.#versions.record(target, name);
        } catch (error) {
          // At this place, a version goes online only by being served.
          if (target.id === here && this.#releases.current() !== name) throw error;
          console.error(error);
          const outcome = target.latest === "Online" ? "is online" : `was published ${target.inWords}`;
          throw new PublishFailure(
            `The site ${outcome} in ${version}, but something then went wrong on this computer. Its disk may be full. The list of versions may be wrong until you publish again.`,
          );
        }
        this.#result = { done: target.afterwards === undefined ? done : `${done} ${target.afterwards}` };
      });
    });
  }

  async #work(stage: "building" | "publishing", work: () => Promise<void>): Promise<void> {
    if (this.#stage === "building" || this.#stage === "publishing") {
      throw new PublishFailure("Another version is being prepared or published. Try again when that is done.");
    }
    this.#stage = stage;
    this.#place = this.#settings().target?.id;
    this.#result = {};
    this.#said = [];
    try {
      await work();
    } catch (error) {
      const isKnown = error instanceof PublishFailure;
      if (!isKnown) console.error(error);
      this.#result = { failure: isKnown ? error.message : "Something went wrong. The online site has not changed." };
    } finally {
      this.#stage = this.#comparison === undefined ? "idle" : "ready";
    }
  }

  /** The folder of a version. @throws {PublishFailure} if it does not exist */
  #kept(name: string): string {
    if (!this.#releases.list().includes(name)) throw new PublishFailure("This version no longer exists.");
    return this.#releases.pathOf(name);
  }

  /**
   * Between operations, another target may have been configured, another version may have come online, and another command's build removes
   * the ready version.
   */
  #update(target: Target | undefined): void {
    const ready = this.#releases.ready();
    if (this.#stage === "ready" && (ready === undefined || basename(ready) !== this.#compared)) {
      this.#stage = "idle";
      this.#comparison = undefined;
      this.#result = { failure: "Another version was prepared outside the editor. Prepare a new version." };
    }
    const isElsewhere = target?.id !== this.#place;
    if (isElsewhere) [this.#place, this.#result] = [target?.id, {}];
    if (!this.#comparison || !target || ready === undefined) return;
    if (isElsewhere || !this.#isStillOnline(target)) this.#comparison = this.#versions.compare(target, ready);
  }

  /** Whether the version that the ready one was compared with is online. A rollback may have replaced it. */
  #isStillOnline(target: Target): boolean {
    return this.#versions.online(target) === this.#comparison?.since;
  }

  async #placeOf(target: Target): Promise<Place> {
    const { inWords, precisely, latest } = target;
    const isPublished = this.#versions.online(target) !== undefined;
    const address = isPublished ? await this.#parts.addressAt(target) : undefined;
    return {
      inWords,
      latest,
      isElsewhere: target.id !== here,
      ...(precisely !== undefined && { precisely }),
      ...(address !== undefined && { address }),
      ...this.#versions.lackOfEnquiries(target),
    };
  }

  /** Changes saved since the ready version, or else the online one, was built. */
  async #unpublished(target: Target | undefined): Promise<Pick<PublishState, "unpublished" | "failure">> {
    const release = this.#lastBuilt(target);
    try {
      const unpublished = release === undefined ? undefined : await this.#parts.savedSince(release);
      return unpublished ? { unpublished } : {};
    } catch (error) {
      if (error instanceof Failure) return { failure: error.message };
      throw error;
    }
  }

  /** The folder of the ready version, or else of the online one; undefined during an operation, and if nothing was published there. */
  #lastBuilt(target: Target | undefined): string | undefined {
    if (this.#stage !== "idle") return this.#stage === "ready" ? this.#releases.ready() : undefined;
    const online = target && this.#versions.online(target);
    if (online !== undefined) return this.#releases.pathOf(online);
    return target && target.id !== here ? undefined : join(this.#parts.projectFolder, "build");
  }

  readonly #say = (line: string): void => {
    this.#said = [...this.#said, line].slice(-longestLog);
  };

  /** The target, or the mistake in the settings. */
  #settings(): { target?: Target; mistake: string } {
    try {
      return { target: this.#parts.target(), mistake: "" };
    } catch (error) {
      if (error instanceof PublishFailure) return { mistake: error.message };
      throw error;
    }
  }
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
