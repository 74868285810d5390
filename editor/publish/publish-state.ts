/** A page with its title. */
export interface NamedPage {
  /** Its address: `/wallPanels/petPanel`. */
  readonly address: string;
  readonly title: string;
}

/** A saved change. */
export interface SavedChange {
  /** The title of the file or list: `PET Panel`, `Order of the categories`. */
  readonly name: string;
  /** The address of its form and field; absent if there is none. */
  readonly href?: string;
  /** `NRC “0.6” is now “0.65”`; absent if the difference cannot be described. */
  readonly words?: string;
  /** The pages that show it. */
  readonly pages: readonly NamedPage[];
  /** Other places, such as `every page`. */
  readonly also?: string;
}

/** What a version changes at a place. */
export interface Comparison {
  /** Absent if nothing has been published there yet. */
  readonly since?: string;
  /** The changes in the content; absent if unknown. */
  readonly changes?: readonly SavedChange[];
  /** Whether the site's code or build settings have changed too, which may affect every page. */
  readonly isProgramDifferent?: true;
  /** Whether its contact form would not work at its target. */
  readonly lacksEnquiries?: true;
}

/** A version of the site that can be served. */
export interface Version {
  readonly name: string;
  /** When it was built, in milliseconds since 1970. */
  readonly builtAtMs: number;
  /** Whether it is the current version at the target. */
  readonly isOnline: boolean;
  /** Whether it was ever published at the target. */
  readonly wasThere: boolean;
  /** Its changes in words; absent if it was not built in the editor. */
  readonly changes?: string;
  /** Why it cannot be published at the target. */
  readonly refused?: string;
}

/** The configured target. */
export interface Place {
  /** `to the server www.example.com` */
  readonly inWords: string;
  /** The same with details for the operator, such as a folder's path. */
  readonly precisely?: string;
  /** The label of the version published there last. */
  readonly latest: "Online" | "Published";
  /** Whether it is a place other than the server on this computer, which is then updated too. */
  readonly isElsewhere: boolean;
  /** The site's address there, once published. */
  readonly address?: string;
  /** Whether the contact form of a version built now would not work there. */
  readonly lacksEnquiries?: true;
}

export interface PublishState {
  readonly stage: "idle" | "building" | "ready" | "publishing";
  /** Absent if the settings have a mistake. */
  readonly place?: Place;
  /** The output of the build. */
  readonly said: readonly string[];
  /** Why the last operation failed. The online site has not changed. */
  readonly failure?: string;
  /** The result of the last operation. */
  readonly done?: string;
  /** The name of the version that is ready. */
  readonly ready?: string;
  /** Present while a version is ready. */
  readonly comparison?: Comparison;
  /** Changes saved since the ready version was built, or else since the online one was; absent during an operation, or if unknown. */
  readonly unpublished?: readonly SavedChange[];
  /** Latest first. */
  readonly versions: readonly Version[];
}
