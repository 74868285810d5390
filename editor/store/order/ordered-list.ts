/** An entry that can be moved. */
export interface OrderedEntry {
  readonly id: string;
  readonly name: string;
  /** Its tab in the listing. */
  readonly tab?: string | undefined;
}

/** A list of the site in its order. */
export interface OrderedList {
  readonly title: string;
  /** A hash of the entries and their order. */
  readonly version: string;
  readonly entries: readonly OrderedEntry[];
}
