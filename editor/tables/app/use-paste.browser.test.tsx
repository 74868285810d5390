import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { usePaste } from "./use-paste.ts";

const onColumn = vi.fn<(cells: readonly string[], row: number, column: number) => void>();
const onTable = vi.fn<(text: string) => void>();

function Cell() {
  usePaste({ onColumn, onTable });
  return <input aria-label="Location, row 3" data-row={2} data-column={1} />;
}

/** Pastes into the cell; returns whether the browser inserts the text at the cursor. */
function paste(types: Readonly<Record<string, string>>): boolean {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text);
  const cell = page.getByLabelText("Location, row 3").element();
  return cell.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

test("a cell copied in a spreadsheet replaces the cell, and a word goes in at the cursor", async () => {
  await renderPart(<Cell />);
  expect(paste({ "text/plain": "Agra, UP\r\n" })).toBe(false);
  expect(paste({ "text/plain": "Agra, UP", "text/html": "<table><td>Agra, UP</td></table>" })).toBe(false);
  expect(onColumn.mock.calls).toEqual([
    [["Agra, UP"], 2, 1],
    [["Agra, UP"], 2, 1],
  ]);
  expect(paste({ "text/plain": "Agra" })).toBe(true);
  expect(onColumn).toHaveBeenCalledTimes(2);
  expect(onTable).not.toHaveBeenCalled();
});
