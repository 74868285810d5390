import { editYaml, UneditableYaml } from "../../yaml/edit-yaml.ts";
import { valueOf } from "../file-value.ts";

/** A change of addresses. */
export interface AddressChange {
  readonly moved?: readonly { readonly from: string; readonly to: string }[];
  readonly withdrawn?: readonly string[];
  /** The text on the pages of withdrawn addresses. */
  readonly words?: { readonly name: string; readonly sentence: string };
  /** Addresses to forget. */
  readonly removed?: readonly string[];
  /** Addresses that a product now uses. */
  readonly taken?: readonly string[];
}

/** Its groups may have been left empty by hand. */
interface AddressFile {
  moved?: Record<string, string> | null;
  withdrawn?: Record<string, unknown> | null;
}

/** The text of `addresses.yaml` after a change. Every former address redirects straight to the newest. */
export function changedAddresses(text: string, change: AddressChange): string {
  const { moved = [], withdrawn = [], words, removed = [], taken = [] } = change;
  const file = valueOf(text) as AddressFile | undefined;
  if (!file)
    throw new UneditableYaml("The file of former addresses, addresses.yaml, cannot be read. Correct it first.");
  const next = new Map(moved.map(({ from, to }) => [from, to]));
  const free = new Set([...taken, ...next.values()]);
  const gone = new Set([...removed, ...withdrawn]);
  const entries = Object.entries(file.moved ?? {})
    .map(([from, to]) => [from, next.get(to) ?? to] as const)
    .filter(([from, to]) => !free.has(from) && !gone.has(from) && !removed.includes(to));
  return editYaml(text, {
    ...file,
    moved: Object.fromEntries([...entries, ...next]),
    withdrawn: Object.fromEntries([
      ...Object.entries(file.withdrawn ?? {}).filter(([address]) => !free.has(address) && !gone.has(address)),
      ...withdrawn.map((address) => [address, words] as const),
    ]),
  });
}
