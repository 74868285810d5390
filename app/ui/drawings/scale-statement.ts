/** What every drawing says of its scale. */
export function scaleStatement(toScale: boolean): string {
  return toScale ? "To scale" : "Schematic, not to scale";
}
