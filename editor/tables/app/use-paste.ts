import { useEffect, useEffectEvent } from "react";

interface PasteHandlers {
  /** Several cells of one column were pasted into a cell of the table. */
  onColumn: (cells: readonly string[], row: number, column: number) => void;
  /** A table was pasted. */
  onTable: (text: string) => void;
}

/** These handle pasting themselves. */
const otherFields = "dialog, :is(input, textarea):not([data-row])";

/**
 * Handles pasting anywhere on the page. A single spreadsheet cell replaces the focused cell, as in a spreadsheet; other text goes in at the
 * cursor.
 */
export function usePaste({ onColumn, onTable }: PasteHandlers): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const { target } = event;
    if (!(target instanceof Element) || target.closest(otherFields)) return;
    const field = target.closest<HTMLElement>("[data-row]");
    const isTable = /[\t\n]/.test(text.trim());
    const isCell = text.endsWith("\n") || /<td\b/i.test(event.clipboardData?.getData("text/html") ?? "");
    if (!isTable && !(isCell && field)) return;
    event.preventDefault();
    // A quotation mark may begin a cell with a line break.
    if (!field || /[\t"]/.test(text)) return onTable(text);
    const cells = text.replace(/\r?\n$/, "").split(/\r?\n/);
    onColumn(cells, Number(field.dataset["row"]), Number(field.dataset["column"]));
  });
  useEffect(() => {
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}
