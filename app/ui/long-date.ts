const longDate = new Intl.DateTimeFormat("en-IN", { dateStyle: "long" });

/** A day as it is printed: `31 January 2026`. Today, unless another one is given. */
export function dayInWords(day = new Date()): string {
  return longDate.format(day);
}
