/** Shows a cell of the table, puts the focus into it and selects what it says. */
export function goToCell(id: string): void {
  const cell = document.getElementById(id);
  if (!cell) return;
  const table = cell.closest(".project-table");
  cell.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  // The names of the columns stay in view where there is room for them too.
  table?.scrollIntoView({ block: "nearest", behavior: "instant" });
  cell.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  showBesideFixed(cell);
  cell.focus({ preventScroll: true });
  // What is typed takes the place of what is wrong, as in a spreadsheet.
  if (cell instanceof HTMLInputElement) cell.select();
}

/** Brings a cell out from behind the columns that stay in view, and from beyond the end of the table. */
function showBesideFixed(cell: Element): void {
  const table = cell.closest(".project-table");
  const fixed = cell.closest("tr")?.querySelector('[data-name="project"]');
  if (!table || !fixed || fixed.contains(cell)) return;
  const { left, right } = cell.getBoundingClientRect();
  const hidden = fixed.getBoundingClientRect().right - left;
  const beyond = right - table.getBoundingClientRect().right;
  if (hidden > 0) table.scrollBy({ left: -hidden, behavior: "instant" });
  else if (beyond > 0) table.scrollBy({ left: Math.min(beyond, -hidden), behavior: "instant" });
}

/** Keeps the cell of a table that has the focus in view, also one that was touched where it was half hidden. */
export function keepFocusInView(table: HTMLElement | null) {
  const show = ({ target }: Event) => {
    // The browser's own scrolling comes before it.
    requestAnimationFrame(() => target instanceof Element && showBesideFixed(target));
  };
  table?.addEventListener("focusin", show);
  table?.addEventListener("input", show);
  return () => {
    table?.removeEventListener("focusin", show);
    table?.removeEventListener("input", show);
  };
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
