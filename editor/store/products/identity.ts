import { NotPossible } from "../outcomes.ts";
import type { EditedProduct } from "./product-changes.ts";

/** Why a product cannot have a name, code or address. */
export interface IdentityRefusal {
  readonly field: "name" | "modelCode" | "slug";
  readonly message: string;
}

/** A product cannot have the requested name, code or address. */
export class RefusedIdentity extends NotPossible {
  readonly refusals: readonly IdentityRefusal[];

  constructor(refusals: readonly IdentityRefusal[]) {
    super(refusals.map(({ message }) => message).join(" "));
    this.refusals = refusals;
  }
}

/** What distinguishes a product from all others: its address, and its name and code if they are new. */
export interface ProductIdentity {
  readonly category: string;
  readonly slug: string;
  readonly name?: string | undefined;
  readonly modelCode?: string | undefined;
}

const slugForm = /^[a-z][A-Za-z0-9]*$/;

/** Refuses an invalid name, code or address, or one already in use. @throws {RefusedIdentity} */
export function requireFree(identity: ProductIdentity, others: readonly EditedProduct[]): void {
  const { category, slug, name, modelCode } = identity;
  const refusals: IdentityRefusal[] = [];
  const named = others.find((other) => name !== undefined && isSameWord(other.name, name));
  if (named) refusals.push({ field: "name", message: `${named.name} is already the name of another product.` });
  const coded = others.find((other) => modelCode && isSameWord(other.modelCode ?? "", modelCode));
  if (coded)
    refusals.push({ field: "modelCode", message: `${coded.modelCode} is already the model code of ${coded.name}.` });
  const address = `${category}/${slug}`.toLowerCase();
  const there = others.find(({ addresses }) => addresses.some((other) => other.toLowerCase() === address));
  if (!slugForm.test(slug)) {
    const message = "Use only letters and digits, and start with a lower-case letter.";
    refusals.push({ field: "slug", message });
  } else if (there) {
    refusals.push({ field: "slug", message: `/${category}/${slug} is already the web address of ${there.name}.` });
  }
  if (refusals.length > 0) throw new RefusedIdentity(refusals);
}

/** Ignores spacing and case: `ABPB - 11` and `abpb-11`. */
export function isSameWord(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[\s-]/g, "");
}
