import { join } from "node:path";
import type { releasesOf } from "#scripts/setup/releases.mjs";
import { comparisonInWords, compareSites } from "./compare-sites.ts";
import type { Comparison, Version } from "./messages.ts";
import { readChanges, type PublishRecord } from "./publish-record.ts";
import { here } from "./targets/target-of.ts";
import { changesBetweenVersions } from "./saved-changes.ts";
import { PublishFailure, type Target } from "./targets/target.ts";

type Releases = ReturnType<typeof releasesOf>;

interface Known {
  record: PublishRecord;
  /** Which other server receives the enquiries of the version in a folder, or of one that is built now. */
  enquiryService: (release?: string) => string | undefined;
}

/** The versions that are kept here, as they are at each place. */
export class VersionsAtPlaces {
  readonly #releases: Releases;
  readonly #known: Known;

  constructor(releases: Releases, known: Known) {
    this.#releases = releases;
    this.#known = known;
  }

  /** The version that visitors of a place get, as far as it is known and still here. */
  online(target: Target): string | undefined {
    const name = target.id === here ? this.#releases.current() : this.#known.record.at(target.id);
    return name !== undefined && this.#releases.list().includes(name) ? name : undefined;
  }

  /** All versions, the latest first, as they are at a place; as they are here, if it is not known. */
  all(target: Target | undefined): Version[] {
    const online = target ? this.online(target) : this.#releases.current();
    const names = this.#releases.list();
    // Whatever is published anywhere is served here too.
    const there = target && target.id !== here ? this.#known.record.allAt(target.id) : names;
    return names.toReversed().map((name) => {
      const changes = readChanges(this.#releases.pathOf(name));
      const builtAtMs = Date.parse(`${name.slice(0, 10)}T${name.slice(11, 19).replaceAll("-", ":")}Z`);
      const wasThere = name === online || there.includes(name);
      return { name, builtAtMs, isOnline: name === online, wasThere, ...(changes === undefined ? {} : { changes }) };
    });
  }

  /**
   * What is different in the folder of a version from the version that a place has.
   * @throws {PublishFailure} if another command that builds removes one of them meanwhile
   */
  compare(target: Target, next: string): Comparison {
    try {
      return { ...this.#compareWith(this.online(target), next), ...this.lackOfEnquiries(target, next) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      throw new PublishFailure("Another command was building, and the versions have changed meanwhile. Try again.");
    }
  }

  /**
   * What the version in a folder changes, for the list of versions: since the one that is served here, wherever they go.
   * @param comparison what it changes at a place
   */
  changesIn(release: string, comparison: Comparison): string {
    const before = this.#releases.current();
    if (before === undefined) return "The first version.";
    return comparisonInWords(comparison.since === before ? comparison : this.#compareWith(before, release));
  }

  /** Whether the contact form of the version in a folder, or of one that is built now, could send nothing from a place. */
  lackOfEnquiries(target: Target, release?: string): { lacksEnquiries?: true } {
    return target.isStatic && !this.#known.enquiryService(release) ? { lacksEnquiries: true } : {};
  }

  #compareWith(online: string | undefined, next: string): Comparison {
    const clientOf = (release: string) => join(release, "client");
    if (online === undefined) return compareSites(undefined, clientOf(next));
    const before = this.#releases.pathOf(online);
    const saved = changesBetweenVersions(before, next);
    return {
      since: online,
      ...(saved.length === 0 ? {} : { saved }),
      ...compareSites(clientOf(before), clientOf(next)),
    };
  }
}
