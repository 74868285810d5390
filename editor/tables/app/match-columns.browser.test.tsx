import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { projectColumns } from "../project-columns.ts";
import { MatchColumns } from "./match-columns.tsx";

const rows = [
  ["Projects 2015-2025"],
  ["Name of work", "City", "State", "Remarks"],
  ["Town hall", "Jaipur", "Rajasthan", "-"],
];

test("a city and a state in two columns become one location, which can be changed before it is taken", async () => {
  const take = vi.fn();
  await renderPart(
    <MatchColumns other={{ rows }} columns={projectColumns} choices={{}} onTake={take} onCancel={() => {}} />,
  );
  const heading = page.getByRole("combobox", { name: "The headings of its columns are in" });
  await expect.element(heading).toHaveDisplayValue("row 2: Name of work, City, State, Remarks");
  await expect.element(page.getByRole("combobox", { name: "Location" })).toHaveDisplayValue("City");
  const then = page.getByRole("combobox", { name: "Then, after a comma" });
  await expect.element(then).toHaveDisplayValue("State");
  await expect.element(page.getByText("Jaipur, Rajasthan", { exact: true })).toBeVisible();
  await expect.element(page.getByText("These of its columns are left out: Remarks.")).toBeVisible();
  await then.selectOptions("Nothing more");
  await expect.element(page.getByText("Jaipur", { exact: true })).toBeVisible();
  await expect.element(page.getByText("These of its columns are left out: State, Remarks.")).toBeVisible();
  await then.selectOptions("State");
  await page.getByRole("button", { name: "Put 1 row into the table" }).click();
  expect(take.mock.calls[0]?.[0]).toMatchObject({ rows: [rows[2]], heading: rows[1], matching: { state: 2 } });
});

test("another row of headings reads the columns anew, and without one they have numbers", async () => {
  await renderPart(
    <MatchColumns other={{ rows }} columns={projectColumns} choices={{}} onTake={() => {}} onCancel={() => {}} />,
  );
  const heading = page.getByRole("combobox", { name: "The headings of its columns are in" });
  await heading.selectOptions("no row: it has no headings");
  await expect.element(page.getByRole("heading", { name: "3 rows to take" })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Project" })).toHaveDisplayValue("Column 1");
  await heading.selectOptions("row 2: Name of work, City, State, Remarks");
  await expect.element(page.getByRole("heading", { name: "1 row to take" })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Project" })).toHaveDisplayValue("Name of work");
});
