/** A list in words: "9 and 12", "square, tegular or bevelled". */
export function inWords(values: readonly (string | number)[], last: "and" | "or" = "and"): string {
  const list = new Intl.ListFormat("en-GB", { type: last === "or" ? "disjunction" : "conjunction" });
  return list.format(values.map(String));
}
