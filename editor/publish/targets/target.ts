import { NotPossible } from "../../store/outcomes.ts";

/** A built version of the site on this computer. */
export interface Release {
  /** `2026-01-31T09-30-00` */
  readonly name: string;
  /** Its folder, with `client` and the files that the server needs. */
  readonly folder: string;
}

/** The pattern of version names, for JavaScript and `grep -E`. Nothing with another name is removed from a folder of versions. */
export const versionPattern = "[0-9]{4}(-[0-9]{2}){2}T[0-9]{2}(-[0-9]{2}){2}a*";

/** Whether a name is that of a version. */
export const isVersion = (name: string) => new RegExp(`^${versionPattern}$`).test(name);

/** A place where versions of the site are published. */
export interface Target {
  /** The key of the place in the record of published versions. */
  readonly id: string;
  /** `to the server www.example.com` */
  readonly inWords: string;
  /** The same with details for the operator: `Into the folder /srv/catalogue`. */
  readonly precisely?: string;
  /** The label of the version delivered last: files that somebody else has to upload are not online yet. */
  readonly latest: "Online" | "Published";
  /** Whether it serves only files, and therefore cannot receive enquiries. */
  readonly isStatic?: true;
  /** What the owner still has to do after delivery. */
  readonly afterwards?: string;
  /**
   * The name of what is online there now, which another computer may have published. It is only a version's name if the editor has published
   * it. Absent if the place cannot say.
   * @throws {PublishFailure}
   */
  online?(): Promise<string | undefined>;
  /**
   * Delivers a version and replaces the previous one in one step: if this is interrupted, visitors get either the old or the new one.
   * @throws {PublishFailure}
   */
  deliver(release: Release): Promise<void>;
}

/** Publishing failed, completely or in part; the message says in plain words why, and which version is online. */
export class PublishFailure extends NotPossible {}
