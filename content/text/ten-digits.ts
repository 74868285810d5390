import { withPlainDigits } from "./clean-text.ts";

// With the marks that make a digit an emoji: 9️⃣. Letters stay, because the letter o is no zero.
const separators = /[^\p{L}\p{N}+]/gu;
const label = /^(?:tel(?:ephone)?|ph(?:one)?|mob(?:ile)?|cell|m|whatsapp)(?=[+\d])/i;
const indianNumber = /^(?:\+?0{0,2}91)*0?(\d{10})$/;

/**
 * The ten digits of an Indian telephone number in any notation and any script: `+91 98765 43210`, `098765 43210`,
 * `Mob: 98765-43210`, `tel:+919876543210`, `९८७६५ ४३२१०`. Other text is returned unchanged.
 */
export function tenDigits(phone: string): string {
  const digits = withPlainDigits(phone.normalize("NFKC")).replaceAll(separators, "").replace(label, "");
  return indianNumber.exec(digits)?.[1] ?? phone;
}
