import { catalogue, ContentError } from "#content/catalogue.ts";
import { Failure } from "../setup/say.mjs";

/** Reads the whole content once, so that a mistake in it is said before the pages are made. */
export function checkContent(): void {
  try {
    catalogue();
  } catch (error) {
    throw error instanceof ContentError ? new Failure(error.message) : error;
  }
}
