import type { releasesOf } from "#scripts/setup/releases.mjs";
import { readStamp } from "#scripts/setup/stamp.mjs";
import type { Comparison, Version } from "./publish-state.ts";
import { readChanges, type PublishRecord } from "./publish-record.ts";
import { here } from "./targets/target-of.ts";
import { changesInWords, differencesBetween, type SiteFiles } from "./saved-changes.ts";
import type { Target } from "./targets/target.ts";

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

  /** What the version in a folder changes at a place. */
  compare(target: Target, release: string): Comparison {
    return { ...this.#compareWith(this.online(target), release), ...this.lackOfEnquiries(target, release) };
  }

  /** What the version in a folder changes, for the list of versions: since the one that is served here, wherever they go. */
  changesIn(release: string): string {
    const before = this.#releases.current();
    return before === undefined ? "The first version." : changesInWords(this.#compareWith(before, release));
  }

  /** Whether the contact form of the version in a folder, or of one that is built now, could send nothing from a place. */
  lackOfEnquiries(target: Target, release?: string): { lacksEnquiries?: true } {
    return target.isStatic && !this.#known.enquiryService(release) ? { lacksEnquiries: true } : {};
  }

  #compareWith(online: string | undefined, release: string): Comparison {
    if (online === undefined) return {};
    const [was, is] = [filesOf(this.#releases.pathOf(online)), filesOf(release)];
    return { since: online, ...(was && is ? differencesBetween(was, is) : {}) };
  }
}

/** What a built version was made from, as far as it is recorded. */
function filesOf(folder: string): SiteFiles | undefined {
  const inputs = readStamp(folder);
  return inputs && { folder, inputs };
}
