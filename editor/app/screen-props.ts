import type { FileSummary } from "./api.ts";

export interface ScreenProps {
  readonly files: readonly FileSummary[];
  /** The rest of the address: for `#/enquiries/K7M2-QX4P` the reference; else empty. */
  readonly rest: string;
  /** Called after a save, which may change the list of files. */
  readonly onSaved: () => void | Promise<void>;
}
