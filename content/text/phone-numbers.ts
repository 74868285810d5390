import { withPlainDigits } from "./clean-text.ts";

/** The area codes of two digits. Most others have three, and those of small towns four. */
const shortAreaCode = /^(?:11|2[02]|33|4[04]|79|80)/;

/** The area code and the number of a landline. One without a separator does not show a code of four digits. */
export function landlineParts(tenDigits: string): [areaCode: string, number: string] {
  const length = shortAreaCode.test(tenDigits) ? 2 : 3;
  return [tenDigits.slice(0, length), tenDigits.slice(length)];
}

/**
 * The ten digits of an Indian telephone number as people dial them: `0484 2345678` for a landline. Numbers that may be mobile, which begin
 * with 6 to 9, and other texts are returned unchanged.
 */
export function dialledPhone(phone: string): string {
  return /^[1-5]\d{9}$/.test(phone) ? `0${landlineParts(phone).join(" ")}` : phone;
}

/** The groups in which somebody wrote the ten digits at the end of a number, such as `["484", "2345678"]` for `0484-2345678`. */
export function groupsAsWritten(phone: string, tenDigits: string): string[] {
  const plain = withPlainDigits(phone.normalize("NFKC"));
  const written = new RegExp(String.raw`${[...tenDigits].join(String.raw`\P{N}*`)}\P{N}*$`, "u").exec(plain)?.[0];
  return written?.split(/\P{N}+/u).filter(Boolean) ?? [tenDigits];
}
