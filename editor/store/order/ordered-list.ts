/** An entry of a list as it is moved. */
export interface OrderedEntry {
  readonly id: string;
  readonly name: string;
  /** The tab of the listing in which it is. */
  readonly tab?: string | undefined;
}

/** A list of the site in its order. */
export interface OrderedList {
  readonly title: string;
  /** Stands for what is in it, in which order. */
  readonly version: string;
  readonly entries: readonly OrderedEntry[];
}
