import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { useSpreadsheet } from "./use-spreadsheet.tsx";

function Import() {
  const [read, setRead] = useState("Nothing");
  const { readFile, notices } = useSpreadsheet(({ rows }) => setRead(String(rows)));
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setRead("Nothing");
          void readFile(new Blob());
        }}
      >
        Import
      </button>
      {notices}
      <output>{read}</output>
    </>
  );
}

test("a workbook with several sheets is read once the owner has chosen one, and cancelling imports nothing", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const sheet = new URL(String(input), location.href).searchParams.get("sheet");
    return Response.json(sheet === null ? { sheets: ["Halls", "Notes & dates"] } : { rows: [[sheet]], unread: [] });
  });
  await renderPart(<Import />);
  const dialog = page.getByRole("dialog", { name: "Which sheet?" });
  await page.getByRole("button", { name: "Import" }).click();
  await dialog.getByRole("button", { name: "Notes & dates" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Notes & dates");
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Import" }).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Nothing");
});
