import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { projectColumns } from "../project-columns.ts";
import { WrongCells } from "./wrong-cells.tsx";
import "./tables.css";

test("every wrong cell is listed, and what is said of many is said once", async () => {
  const rows = Array.from({ length: 83 }, (_, key) => ({ key }));
  const mistakes = rows.map((_, row) => ({
    row,
    column: row === 0 ? "area" : "clientType",
    message: row === 0 ? "Write the area with its unit." : "There is no kind of client “Trust”.",
  }));
  const part = await renderPart(
    <>
      <WrongCells mistakes={mistakes} rows={rows} columns={projectColumns} />
      <input id="cell-82-clientType" aria-label="The last cell" />
    </>,
  );
  expect(page.getByText("There is no kind of client “Trust”.").elements()).toHaveLength(1);
  expect(page.getByRole("button").elements()).toHaveLength(83);
  await expect.element(page.getByRole("button", { name: "Row 1, Area" })).toBeVisible();
  await page.getByRole("button", { name: "Row 83, Kind of client" }).click();
  await expect.element(page.getByRole("textbox", { name: "The last cell" })).toHaveFocus();
  expect(await layoutFaultsOnScreens(part)).toEqual([]);
});

test("lines are together by columns, and stay where they are while a cell of theirs is corrected", async () => {
  const rows = Array.from({ length: 200 }, (_, key) => ({ key }));
  const trust = { column: "clientType", message: "There is no kind of client “Trust”." };
  const mistakes = [
    { row: 12, ...trust },
    { row: 13, column: "room", message: "There is no room “Ballroom”." },
    { row: 14, column: "clientType", message: "There is no kind of client “Bank”." },
    { row: 140, ...trust },
  ];
  const lines = () => [...document.querySelectorAll("li")].map((line) => line.textContent);
  await renderPart(<WrongCells mistakes={mistakes} rows={rows} columns={projectColumns} />);
  expect(lines()).toEqual([
    "Room: There is no room “Ballroom”. Row 14",
    "Kind of client: There is no kind of client “Bank”. Row 15",
    "Kind of client: There is no kind of client “Trust”. Row 13Row 141",
  ]);
  await renderPart(<WrongCells mistakes={mistakes.slice(1)} rows={rows} columns={projectColumns} />);
  expect(lines()[2]).toBe("Kind of client: There is no kind of client “Trust”. Row 141");
});
