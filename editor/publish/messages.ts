/** What is different on a page, in words. */
export interface PageChanges {
  /** What has become something else or has moved: `NRC: 0.6 is now 0.65`, `Acoustic Doors is now before Metal Ceilings`. */
  readonly changes: readonly string[];
  /** Sentences that were on it. */
  readonly before: readonly string[];
  /** Sentences that are in their place. */
  readonly after: readonly string[];
}

/** A page as it is named. */
export interface NamedPage {
  /** Its address: `/wallPanels/petPanel`. */
  readonly address: string;
  /** Its heading, or what it is called in a browser's tab. */
  readonly title: string;
}

/** A page of which words have changed. */
export type ChangedPage = NamedPage & PageChanges;

/** What changes in the same way on several pages. */
export type SharedChanges = PageChanges & { readonly pages: readonly NamedPage[] };

/** What somebody has changed and saved. */
export interface SavedChange {
  /**
   * The file by its path in the project, the list of which the order was changed, as `order/categories`, or `projects/added`,
   * `projects/changed` or `projects/removed` for one project, `projects` for many.
   */
  readonly path: string;
  /** The field; absent for the whole file. */
  readonly at?: readonly (string | number)[];
  /** `NRC: “0.6” is now “0.65”`; absent where only that something is different can be told. */
  readonly words?: string;
}

/** What visitors would find changed. */
export interface Comparison {
  /** Absent if nothing has been published there yet. */
  readonly since?: string;
  /** What was changed in the content between the two versions; absent where that is not known. */
  readonly saved?: readonly SavedChange[];
  readonly added: readonly NamedPage[];
  /** Pages that go, and leave nothing at their addresses. */
  readonly removed: readonly NamedPage[];
  /** Products that are no longer offered, whose addresses say so. */
  readonly withdrawn: readonly NamedPage[];
  /** Products with another address, to which the old one leads. */
  readonly moved: readonly (NamedPage & { readonly from: string })[];
  /** What changes on one page alone. */
  readonly changed: readonly ChangedPage[];
  /** What changes on several pages, which is not repeated for each. */
  readonly shared: readonly SharedChanges[];
  /** Pages whose words are the same, but not their pictures or their looks. */
  readonly otherwiseChanged: number;
  /** Data sheets, drawings and other files to download that are new, gone or different. */
  readonly files: readonly string[];
  /** Words by which visitors search, and what they find with them. Absent if they are the same. */
  readonly search?: Pick<PageChanges, "before" | "after">;
  /** Whether its contact form could send nothing at the place where it would be published. */
  readonly lacksEnquiries?: true;
}

/** A version of the site that can be served. */
export interface Version {
  readonly name: string;
  /** When it was built, in milliseconds since 1970. */
  readonly builtAtMs: number;
  /** Whether it is what the place has now. */
  readonly isOnline: boolean;
  /** Whether it was published at the place before, or is there now. */
  readonly wasThere: boolean;
  /** What it changed, in words; absent for one that was built otherwise. */
  readonly changes?: string;
}

/** Where the settings say that the site goes. */
export interface Place {
  /** `to the server www.example.com` */
  readonly inWords: string;
  /** The same for whoever has set it up, such as the name of a folder. */
  readonly precisely?: string;
  /** What the version is called that was published there last. */
  readonly latest: "Online" | "Latest";
  /** Whether it is another place than the server on this computer, which then changes too. */
  readonly isElsewhere: boolean;
  /** Where the site can be looked at, once it was published. */
  readonly address?: string;
  /** Whether the contact form of a version that is built now could send nothing there. */
  readonly lacksEnquiries?: true;
}

export interface PublishState {
  readonly stage: "idle" | "building" | "ready" | "publishing";
  /** Absent if the settings have a mistake. */
  readonly place?: Place;
  /** What the build has said. */
  readonly said: readonly string[];
  /** Why the last thing did not succeed. What is online has not changed. */
  readonly failure?: string;
  /** What the last thing did. */
  readonly done?: string;
  /** While a version is ready. */
  readonly comparison?: Comparison;
  /**
   * What was saved since the version was built that is ready, or else that is online; nothing while something is in progress.
   */
  readonly unpublished: readonly SavedChange[];
  /** The latest first. */
  readonly versions: readonly Version[];
}
