/** The units that stand behind a space at the end of a figure. */
const unitAtTheEnd = /^(.*\d) (mm|m|kg\/m³|kg\/m²|kg|kPa|years?|hours|H\.P\.)$/i;

/** Parts a printed figure from its unit, which is set smaller. Words and units without a space stay whole. */
export function splitUnit(printed: string): { value: string; unit?: string } {
  const match = unitAtTheEnd.exec(printed);
  return match?.[1] && match[2] ? { value: match[1], unit: match[2] } : { value: printed };
}
