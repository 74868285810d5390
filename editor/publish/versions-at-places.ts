import type { releasesOf } from "#scripts/versions/releases.mjs";
import { readStamp } from "#scripts/versions/stamp.mjs";
import type { Comparison, Version } from "./publish-state.ts";
import { readChanges, type PublishRecord } from "./publish-record.ts";
import { here } from "./targets/target-of.ts";
import { changesInWords, differencesBetween, type SiteFiles } from "./saved-changes.ts";
import type { Target } from "./targets/target.ts";

type Releases = ReturnType<typeof releasesOf>;

interface Known {
  record: PublishRecord;
  /** The other server that receives the enquiries of the version in a folder, or of one built now. */
  enquiryService: (release?: string) => string | undefined;
}

/** The kept versions and their state at each target. */
export class VersionsAtPlaces {
  readonly #releases: Releases;
  readonly #known: Known;

  constructor(releases: Releases, known: Known) {
    this.#releases = releases;
    this.#known = known;
  }

  /** The version online at a target, if known and still here. */
  online(target: Target): string | undefined {
    const name = target.id === here ? this.#releases.current() : this.#known.record.at(target.id);
    return name !== undefined && this.#releases.list().includes(name) ? name : undefined;
  }

  /** All versions, latest first, with their state at a target; if it is unknown, with their state here. */
  all(target: Target | undefined): Version[] {
    const online = target ? this.online(target) : this.#releases.current();
    const names = this.#releases.list();
    // Every published version is also served here.
    const there = target && target.id !== here ? this.#known.record.allAt(target.id) : names;
    return names.toReversed().map((name) => {
      const changes = readChanges(this.#releases.pathOf(name));
      const builtAtMs = Date.parse(`${name.slice(0, 10)}T${name.slice(11, 19).replaceAll("-", ":")}Z`);
      const wasThere = name === online || there.includes(name);
      return { name, builtAtMs, isOnline: name === online, wasThere, ...(changes === undefined ? {} : { changes }) };
    });
  }

  /** What the version in a folder changes at a target. */
  compare(target: Target, release: string): Comparison {
    return { ...this.#compareWith(this.online(target), release), ...this.lackOfEnquiries(target, release) };
  }

  /** The changes of the version in a folder for the list of versions, always relative to the one served here. */
  changesIn(release: string): string {
    const before = this.#releases.current();
    return before === undefined ? "The first version." : changesInWords(this.#compareWith(before, release));
  }

  /** Whether the contact form of the version in a folder, or of one built now, would not work at a target. */
  lackOfEnquiries(target: Target, release?: string): { lacksEnquiries?: true } {
    return target.isStatic && !this.#known.enquiryService(release) ? { lacksEnquiries: true } : {};
  }

  #compareWith(online: string | undefined, release: string): Comparison {
    if (online === undefined) return {};
    const [was, is] = [filesOf(this.#releases.pathOf(online)), filesOf(release)];
    return { since: online, ...(was && is ? differencesBetween(was, is) : {}) };
  }
}

/** The recorded inputs of a built version. */
function filesOf(folder: string): SiteFiles | undefined {
  const inputs = readStamp(folder);
  return inputs && { folder, inputs };
}
