/** A built version of the site on this computer. */
export interface Release {
  /** `2026-01-31T09-30-00` */
  readonly name: string;
  /** Its folder, with `client` and what the server needs. */
  readonly folder: string;
}

/** How the name of a version is written, for JavaScript and for `grep -E`. Where versions are kept, nothing with another name is removed. */
export const versionPattern = "[0-9]{4}(-[0-9]{2}){2}T[0-9]{2}(-[0-9]{2}){2}a*";

/** Where versions of the site are taken so that visitors get them. */
export interface Target {
  /** The key of the place in the record of published versions. */
  readonly id: string;
  /** `to the server www.example.com` */
  readonly inWords: string;
  /** The same for the operator: `By SSH, into /srv/catalogue`. */
  readonly precisely?: string;
  /** What the version is called that was taken there last: files that somebody else has to put online are not online yet. */
  readonly latest: "Online" | "Latest";
  /** Whether only files are served there, so that nothing can receive enquiries. */
  readonly isStatic?: true;
  /** What the owner still has to do after a version was delivered. */
  readonly afterwards?: string;
  /**
   * Takes a version there and puts it in place of the one before, in one step: whenever this is interrupted, visitors get the old
   * one or the new one.
   * @throws {PublishFailure}
   */
  deliver(release: Release): Promise<void>;
}

/** The site could not be published, or not all of that could be done; the message says in plain words why, and what is online. */
export class PublishFailure extends Error {}
