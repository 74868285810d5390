/** A page as it is named. */
export interface NamedPage {
  /** Its address: `/wallPanels/petPanel`. */
  readonly address: string;
  readonly title: string;
}

/** A saved change. */
export interface SavedChange {
  /** What the file or the list is called: `PET Panel`, `Order of the categories`. */
  readonly name: string;
  /** The screen of its form, with the field; absent where there is none. */
  readonly href?: string;
  /** `NRC: “0.6” is now “0.65”`; absent where only that something is different can be told. */
  readonly words?: string;
  /** The pages that show it. */
  readonly pages: readonly NamedPage[];
  /** Where else it is shown: `every page`. */
  readonly also?: string;
}

/** What a version changes at a place. */
export interface Comparison {
  /** Absent if nothing has been published there yet. */
  readonly since?: string;
  /** What was changed in the content between the two versions; absent where that is not known. */
  readonly changes?: readonly SavedChange[];
  /** Whether the program of the site or its settings have changed too, which can change how every page looks. */
  readonly isProgramDifferent?: true;
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
  /** The same for the operator, such as the name of a folder. */
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
  /** The output of the build. */
  readonly said: readonly string[];
  /** Why the last thing did not succeed. The online site has not changed. */
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
