/** A date as printed: `31 January 2026`. Today by default. */
export function formatLongDate(day = new Date()): string {
  return new Intl.DateTimeFormat("en-IN", { dateStyle: "long" }).format(day);
}
