import type { FileSummary } from "./api.ts";

/** What a screen is given. */
export interface ScreenProps {
  readonly files: readonly FileSummary[];
  /** The rest of the address: of `#/enquiries/K7M2-QX4P` the reference, else nothing. */
  readonly rest: string;
  /** Something was saved, so the list of files may be different. */
  readonly onSaved: () => void | Promise<void>;
}
