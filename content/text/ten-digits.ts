import { withPlainDigits } from "./clean-text.ts";

// With the marks that make a digit an emoji: 9️⃣.
const separators = /[\s\p{Pd}\u2212·•.()/[\]\p{Me}\p{Default_Ignorable_Code_Point}]/gu;
const indianNumber = /^(?:\+91|0091|91)?0?(\d{10})$/;

/**
 * The ten digits of an Indian telephone number in any notation and any script: `+91 98765 43210`, `098765 43210`,
 * `98765-43210`, `९८७६५ ४३२१०`. Other text is returned unchanged.
 */
export function tenDigits(phone: string): string {
  const digits = withPlainDigits(phone.normalize("NFKC")).replaceAll(separators, "");
  return indianNumber.exec(digits)?.[1] ?? phone;
}
