import { join } from "node:path";
import { releasesOf } from "#scripts/setup/releases.mjs";
import { comparisonInWords, compareSites } from "./compare-sites.ts";
import type { Comparison, PublishState, Version } from "./messages.ts";
import { noteChanges, readChanges, type PublishRecord } from "./publish-record.ts";
import { PublishFailure, type Target } from "./targets/target.ts";

/** What `this computer` is called in the record; its link says which version is served. */
const here = "this computer";

interface PublisherParts {
  projectFolder: string;
  record: PublishRecord;
  /** Where the site goes. @throws {PublishFailure} if the settings have a mistake */
  target: () => Target;
  /** Builds and checks a version and keeps it ready. Resolves to whether it could; soon, once it is to stop. */
  build: (say: (line: string) => void, stopping: AbortSignal) => Promise<boolean>;
  /** Runs work while no other command builds or changes the version that is served. What it waits for, it says. */
  alone: <Result>(say: (line: string) => void, work: () => Promise<Result>) => Promise<Result>;
  /** The files that were saved since the version in a folder was built. */
  savedSince: (release: string) => Promise<string[]>;
}

const longestLog = 400;

/** What is said when nothing else is waited for any more. */
export const begun = "Begun.";

/**
 * Builds a version of the site, shows what it would change, takes it to where visitors get it, and brings earlier ones back. One
 * thing is done at a time. Whatever fails, or is interrupted, leaves online what is there.
 */
export class Publisher {
  readonly #parts: PublisherParts;
  readonly #releases: ReturnType<typeof releasesOf>;
  #stage: PublishState["stage"] = "idle";
  #said: string[] = [];
  #failure: string | undefined;
  #done: string | undefined;
  #comparison: Comparison | undefined;
  #stopping = new AbortController();

  constructor(parts: PublisherParts) {
    this.#parts = parts;
    this.#releases = releasesOf(parts.projectFolder);
  }

  async state(): Promise<PublishState> {
    const target = this.#targetOrMistake();
    return {
      stage: this.#stage,
      said: this.#said,
      versions: this.#versions(),
      unpublished: await this.#unpublished(),
      ...("id" in target ? { target: target.inWords } : { failure: target.mistake }),
      ...("id" in target && target.precisely !== undefined ? { precisely: target.precisely } : {}),
      ...(this.#failure === undefined ? {} : { failure: this.#failure }),
      ...(this.#done === undefined ? {} : { done: this.#done }),
      ...(this.#comparison === undefined ? {} : { comparison: this.#comparison }),
    };
  }

  /** Builds a version and finds what it would change. Resolves when that is done or has failed; the state says which. */
  prepare(): Promise<void> {
    return this.#work("building", async () => {
      this.#stopping = new AbortController();
      const { signal } = this.#stopping;
      const isBuilt = await this.#parts.build((line) => void (signal.aborted || this.#say(line)), signal);
      if (signal.aborted) {
        this.#done = "Stopped. What is online has not changed.";
        return;
      }
      const ready = this.#releases.ready();
      if (!isBuilt || ready === undefined) {
        throw new PublishFailure("The build stopped for the reason below. What is online has not changed.");
      }
      const target = this.#parts.target();
      const online = this.#online(target);
      this.#comparison = this.#compare(online, ready);
      noteChanges(ready, online === undefined ? "The first version." : comparisonInWords(this.#comparison));
    });
  }

  /** Stops the build that is running, if there is one. */
  stop(): void {
    this.#stopping.abort();
  }

  /** What visitors would find changed if another version were brought back. @throws {PublishFailure} if it is not there */
  compareWith(name: string): Comparison {
    this.#requireKept(name);
    const online = this.#online(this.#parts.target());
    return this.#compare(online, this.#releases.pathOf(name));
  }

  /** Takes the version that is ready to where visitors get it. */
  publish(): Promise<void> {
    return this.#work("publishing", async () => {
      const target = this.#parts.target();
      await this.#parts.alone(this.#say, async () => {
        const ready = this.#releases.ready();
        if (ready === undefined) throw new PublishFailure("Nothing is ready to be published. Check and build first.");
        const name = this.#releases.finish(ready);
        try {
          await target.deliver({ name, folder: this.#releases.pathOf(name) });
        } catch (error) {
          this.#releases.unfinish(name);
          throw error;
        }
        this.#releases.serve(name);
        this.#parts.record.set(target.id, name);
      });
      this.#comparison = undefined;
      this.#done = [`Published ${target.inWords}.`, target.afterwards].filter(Boolean).join(" ");
    });
  }

  /** Brings an earlier version back, or goes forward again. */
  bringBack(name: string): Promise<void> {
    return this.#work("publishing", async () => {
      const target = this.#parts.target();
      await this.#parts.alone(this.#say, async () => {
        this.#requireKept(name);
        await target.deliver({ name, folder: this.#releases.pathOf(name) });
        if (this.#releases.current() !== name) this.#releases.switchTo(name);
        this.#parts.record.set(target.id, name);
      });
      this.#done = `The version that you chose is online, ${target.inWords}. What you have saved stays saved.`;
    });
  }

  async #work(stage: "building" | "publishing", work: () => Promise<void>): Promise<void> {
    if (this.#stage === "building" || this.#stage === "publishing") {
      throw new PublishFailure("Something is being built or published already.");
    }
    this.#stage = stage;
    this.#failure = undefined;
    this.#done = undefined;
    this.#said = [];
    if (stage === "building") this.#comparison = undefined;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof PublishFailure)) console.error(error);
      this.#failure =
        error instanceof PublishFailure ? error.message : "Something went wrong. What is online has not changed.";
    } finally {
      this.#stage = this.#comparison === undefined ? "idle" : "ready";
    }
  }

  #requireKept(name: string): void {
    if (!this.#releases.list().includes(name)) throw new PublishFailure("This version is no longer there.");
  }

  /** What is different in the folder of a version from the version that is online. */
  #compare(online: string | undefined, next: string): Comparison {
    const clientOf = (release: string) => join(release, "client");
    if (online === undefined) return compareSites(undefined, clientOf(next));
    return { since: online, ...compareSites(clientOf(this.#releases.pathOf(online)), clientOf(next)) };
  }

  /** What was saved since the version was built that is ready, or that is served here. */
  async #unpublished(): Promise<string[]> {
    if (this.#stage === "idle") return this.#parts.savedSince(join(this.#parts.projectFolder, "build"));
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

  /** The version that visitors of a place get, as far as it is known and still here. */
  #online(target: Target): string | undefined {
    const name = target.id === here ? this.#releases.current() : this.#parts.record.at(target.id);
    return name !== undefined && this.#releases.list().includes(name) ? name : undefined;
  }

  #versions(): Version[] {
    const target = this.#targetOrMistake();
    const online = "id" in target ? this.#online(target) : this.#releases.current();
    return this.#releases
      .list()
      .toReversed()
      .map((name) => {
        const changes = readChanges(this.#releases.pathOf(name));
        const builtAtMs = Date.parse(`${name.slice(0, 10)}T${name.slice(11, 19).replaceAll("-", ":")}Z`);
        return { name, builtAtMs, isOnline: name === online, ...(changes === undefined ? {} : { changes }) };
      });
  }
}
