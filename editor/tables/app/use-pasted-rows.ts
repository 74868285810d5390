import { useEffect, useEffectEvent } from "react";
import { copiedColumn, type CopiedColumn } from "./fill-down.ts";

interface PastedRows {
  /** A column of cells was pasted into a field of the table. */
  onColumn: (copied: CopiedColumn) => void;
  /** Anything else of more than one cell was pasted. */
  onTable: (text: string) => void;
}

/** Fields that are no cells of the table take what is pasted themselves. */
const otherFields = "dialog, :is(input, textarea):not([data-row])";

/** Tells what is pasted anywhere on the page. A single cell is left to the field that has the focus. */
export function usePastedRows({ onColumn, onTable }: PastedRows): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const { target } = event;
    if (!/[\t\n]/.test(text.trim()) || !(target instanceof Element) || target.closest(otherFields)) return;
    event.preventDefault();
    const copied = copiedColumn(text, target);
    if (copied) onColumn(copied);
    else onTable(text);
  });
  useEffect(() => {
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}
