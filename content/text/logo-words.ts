/** The first word of a company name, and the rest, which the logo shows in italics. */
export function logoWords(companyName: string): [roman: string, italic: string] {
  const [first = "", ...rest] = companyName.split(" ");
  return [first, rest.join(" ")];
}
