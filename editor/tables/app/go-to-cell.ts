/** Shows a cell of the table and puts the focus into it. */
export function goToCell(id: string): void {
  const cell = document.getElementById(id);
  cell?.scrollIntoView({ block: "center", inline: "center" });
  cell?.focus({ preventScroll: true });
}

/** Shows the table from the row of a cell on, with the row before it, and puts the focus into the cell. */
export function showFromCell(id: string): void {
  const cell = document.getElementById(id);
  const [row, table] = [cell?.closest("tr"), cell?.closest(".project-table")];
  const head = table?.querySelector("thead");
  if (!cell || !row || !table || !head) return;
  table.scrollTo({ top: row.offsetTop - head.offsetHeight - row.offsetHeight, left: 0 });
  table.scrollIntoView({ block: "nearest" });
  cell.focus({ preventScroll: true });
}
