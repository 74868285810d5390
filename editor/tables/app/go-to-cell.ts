/** Shows a cell of the table and puts the focus into it. */
export function goToCell(id: string): void {
  const cell = document.getElementById(id);
  if (!cell) return;
  const table = cell.closest(".project-table");
  cell.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  // The names of the columns stay in view where there is room for them too.
  table?.scrollIntoView({ block: "nearest", behavior: "instant" });
  cell.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const fixed = cell.closest("tr")?.querySelector('[data-name="project"]');
  const hidden = (fixed?.getBoundingClientRect().right ?? 0) - cell.getBoundingClientRect().left;
  // It would otherwise be behind the columns that stay in view.
  if (hidden > 0 && !fixed?.contains(cell)) table?.scrollBy({ left: -hidden });
  cell.focus({ preventScroll: true });
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
