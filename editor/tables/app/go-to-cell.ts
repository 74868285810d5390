/** Shows a cell of the table and puts the focus into it. */
export function goToCell(id: string): void {
  const cell = document.getElementById(id);
  cell?.scrollIntoView({ block: "center", inline: "center" });
  cell?.focus({ preventScroll: true });
}
