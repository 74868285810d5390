import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readJson, writeWholeFile } from "#scripts/files/whole-file.mjs";
import type { releasesOf } from "#scripts/versions/releases.mjs";
import { readStamp } from "#scripts/versions/stamp.mjs";
import { formatTime } from "../app/format-time.ts";
import type { Comparison, Version } from "./publish-state.ts";
import { changesInWords, differencesBetween, type SiteFiles } from "./saved-changes.ts";
import { here } from "./targets/target-of.ts";
import { isVersion, PublishFailure, type Target } from "./targets/target.ts";

/** The versions published at each target, latest last. */
const record = z.record(z.string(), z.array(z.string()));
/** More than the number of versions kept anywhere. */
const mostRecorded = 50;
/** Describes a version's changes, beside its files. */
const noteName = ".changes";
const lacksAddress = "This version cannot be published here, because it does not contain the web address of the site.";

export interface KnownPlaces {
  /** Says which versions were published where. The server on this computer needs no record: its link names the version. */
  recordFile: string;
  /** The other server that receives the enquiries of the version in a folder, or of one built now. */
  enquiryService: (release?: string) => string | undefined;
  /** The web address in the pages of the version in a folder; undefined if it was built without one, for this computer. */
  siteOrigin: (release: string) => string | undefined;
}

/** The kept versions and their state at each target. */
export class Versions {
  readonly #releases: ReturnType<typeof releasesOf>;
  readonly #known: KnownPlaces;

  constructor(releases: ReturnType<typeof releasesOf>, known: KnownPlaces) {
    this.#releases = releases;
    this.#known = known;
  }

  /** Records that a version was published at a target. */
  record({ id, inWords }: Target, version: string): void {
    const published = this.#record();
    const folder = this.#releases.pathOf(version);
    // The note written when it was built compares it with the version served here.
    if (id !== here && !published[id] && existsSync(folder))
      writeWholeFile(join(folder, noteName), `First version published ${inWords}.`);
    const there = [...(published[id] ?? []).filter((name) => name !== version), version].slice(-mostRecorded);
    writeWholeFile(this.#known.recordFile, `${JSON.stringify({ ...published, [id]: there }, null, 2)}\n`);
  }

  /** The last version known to be published at a target. Its files may be only on another computer. */
  online({ id }: Target): string | undefined {
    return id === here ? this.#releases.current() : this.#record()[id]?.at(-1);
  }

  /**
   * Another computer may have published at the target. Its version is recorded, so that the next comparison is with it, and the next attempt
   * replaces it.
   * @throws {PublishFailure} if the version online there is not the last known one
   */
  async requireKnown(target: Target): Promise<void> {
    const online = await target.online?.();
    if (online === undefined || !isVersion(online) || online === this.online(target)) return;
    this.record(target, online);
    throw new PublishFailure(
      `Another version (${formatTime(builtAtMs(online))}) has been published there since, perhaps from another computer. Get its changes first, or publish again to replace it.`,
    );
  }

  /** @throws {PublishFailure} if the version in a folder was built for this computer, and the target is elsewhere */
  requireAddress(target: Target, release: string): void {
    if (this.#lacksAddress(target, release))
      throw new PublishFailure(`${lacksAddress} Prepare a new version, and publish that.`);
  }

  #lacksAddress(target: Target | undefined, release: string): boolean {
    return target !== undefined && target.id !== here && !this.#known.siteOrigin(release);
  }

  /** All versions, latest first, with their state at a target; if it is unknown, with their state here. */
  all(target: Target | undefined): Version[] {
    const online = target ? this.online(target) : this.#releases.current();
    const names = this.#releases.list();
    // Every published version is also served here.
    const there = target && target.id !== here ? (this.#record()[target.id] ?? []) : names;
    return names.toReversed().map((name) => {
      const note = join(this.#releases.pathOf(name), noteName);
      const wasThere = name === online || there.includes(name);
      const changes = existsSync(note) ? { changes: readFileSync(note, "utf8") } : {};
      const refused = this.#lacksAddress(target, this.#releases.pathOf(name)) ? { refused: lacksAddress } : {};
      return { name, builtAtMs: builtAtMs(name), isOnline: name === online, wasThere, ...changes, ...refused };
    });
  }

  /** What the version in a folder changes at a target. */
  compare(target: Target, release: string): Comparison {
    return { ...this.#compareWith(this.online(target), release), ...this.lackOfEnquiries(target, release) };
  }

  /** Describes a version's changes for the list of versions, always relative to the one served here. */
  noteChanges(release: string): void {
    const before = this.#releases.current();
    const words = before === undefined ? "First version." : changesInWords(this.#compareWith(before, release));
    writeWholeFile(join(release, noteName), words);
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

  #record(): Record<string, string[]> {
    return record.catch({}).parse(readJson(this.#known.recordFile));
  }
}

/** When a version was built, in milliseconds since 1970. */
export function builtAtMs(name: string): number {
  return Date.parse(`${name.slice(0, 10)}T${name.slice(11, 19).replaceAll("-", ":")}Z`);
}

/** The recorded inputs of a built version. */
function filesOf(folder: string): SiteFiles | undefined {
  const inputs = readStamp(folder);
  return inputs && { folder, inputs };
}
