const separators = /[\s\-‐-―.()/]/gu;
const indianNumber = /^(?:\+91|0091|91)?0?(\d{10})$/;

/**
 * The ten digits of an Indian telephone number, however it is written: `+91 98765 43210`, `098765 43210`, `98765-43210`.
 * Anything else comes back unchanged.
 */
export function tenDigits(phone: string): string {
  return indianNumber.exec(phone.replaceAll(separators, ""))?.[1] ?? phone;
}
