/** The prefix of a shared list's fragment. */
export const beginning = "#list=";

/** The part of an address that contains a shared list; undefined if there is none. */
export function sharedFragment(hash: string): string | undefined {
  return hash.startsWith(beginning) ? hash.slice(beginning.length) : undefined;
}
