/** A page of which words have changed. */
export interface ChangedPage {
  /** Its address: `/wallPanels/petPanel`. */
  readonly address: string;
  /** What it is called in a browser's tab. */
  readonly title: string;
  /** Sentences that were on it. */
  readonly before: readonly string[];
  /** Sentences that are in their place. */
  readonly after: readonly string[];
}

/** What visitors would find changed. */
export interface Comparison {
  /** Absent if nothing has been published there yet. */
  readonly since?: string;
  readonly added: readonly Omit<ChangedPage, "before" | "after">[];
  readonly removed: readonly Omit<ChangedPage, "before" | "after">[];
  readonly changed: readonly ChangedPage[];
  /** Sentences that change on many pages, which are not repeated for each; pages of which only these change are not named. */
  readonly common: { readonly pages: number; readonly before: readonly string[]; readonly after: readonly string[] };
  /** Pages whose words are the same, but not their pictures or their looks. */
  readonly otherwiseChanged: number;
  /** Data sheets, drawings and other files to download that are new, gone or different. */
  readonly files: readonly string[];
}

/** A version of the site that can be served. */
export interface Version {
  readonly name: string;
  /** When it was built, in milliseconds since 1970. */
  readonly builtAtMs: number;
  readonly isOnline: boolean;
  /** What it changed, in words; absent for one that was built otherwise. */
  readonly changes?: string;
}

export interface PublishState {
  readonly stage: "idle" | "building" | "ready" | "publishing";
  /** Where it goes, in words. Absent if the settings have a mistake. */
  readonly target?: string;
  /** What the build has said. */
  readonly said: readonly string[];
  /** Why the last thing did not succeed. What is online has not changed. */
  readonly failure?: string;
  /** What the last thing did. */
  readonly done?: string;
  /** While a version is ready. */
  readonly comparison?: Comparison;
  /** The files that were saved since the version that is served was built; none while something is in progress. */
  readonly unpublished: readonly string[];
  /** The latest first. */
  readonly versions: readonly Version[];
}
