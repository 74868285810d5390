const beginning = "#list=";

/** The part of an address that holds a shared list; nothing if it holds none. */
export function sharedFragment(hash: string): string | undefined {
  return hash.startsWith(beginning) ? hash.slice(beginning.length) : undefined;
}

/** The address under which a list is shared. */
export function shareAddress(fragment: string): string {
  return `${location.origin}/shortlist${beginning}${fragment}`;
}
