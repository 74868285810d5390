import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { projectColumns } from "../project-columns.ts";
import { ProjectsScreen } from "./projects-screen.tsx";

const choices = { clientType: { private: "Private client", government: "Municipal body" } };
const [clientColumn, yearColumn] = ["clientType", "year"].map((name) =>
  projectColumns.findIndex((column) => column.name === name),
);
const row = (project: string, clientType: string) =>
  projectColumns.map(({ name }) => ({ project, clientType, location: "Pune, Maharashtra" })[name] ?? "");
const rows = [row("One", "Trust"), row("Two", "Trust"), row("Three", "private"), row("Four", "Trust")];
const message = "There is no kind of client “Trust”. Choose Private client or Municipal body.";

beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const asked = JSON.parse(String(init?.body ?? "{}")) as { rows: string[][] };
    const address = String(input).replace("/api/tables/projects", "");
    if (address === "/check") {
      const mistakes = asked.rows.flatMap((cells, index) =>
        cells[clientColumn!] === "Trust" ? [{ row: index, column: "clientType", message, short: "Not known." }] : [],
      );
      return Response.json({ mistakes, changes: { words: "changed", lines: [] } });
    }
    if (address === "/arrange") {
      const arranged = asked.rows.map(([cell]) =>
        projectColumns.map((_, column) => (column === yearColumn ? cell : "")),
      );
      return Response.json({ rows: arranged, datesRead: [], statesAdded: [], unknown: { words: [], allowed: {} } });
    }
    if (address === "/preview") {
      const names = asked.rows.map(([project]) => `<li>${project}</li>`).join("");
      return Response.json({ html: `<body><main><ul>${names}</ul></main></body>`, instead: "the other rows" });
    }
    return Response.json({ version: "0", rows, paths: [], choices, columns: projectColumns });
  });
});

async function pasteYears() {
  const year = page.getByRole("textbox", { name: "Year, row 1" });
  await expect.element(year).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", "2019\n2020");
  year.element().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(year).toHaveValue("2019");
}

const clientIn = (number: number) => page.getByRole("combobox", { name: `Kind of client, row ${number}` });

test("a word that is corrected in one cell can be used for all other rows that have it, and a wrong cell says why in short", async () => {
  await renderPart(<ProjectsScreen rest="" files={[]} onSaved={() => {}} />);
  await pasteYears();
  await expect.element(clientIn(1)).toHaveAccessibleDescription("Not known.");
  expect(page.getByText(message).elements()).toHaveLength(1);
  await clientIn(1).selectOptions("Municipal body");
  await page.getByRole("button", { name: "Use for all 2 other rows with “Trust”" }).click();
  for (const number of [1, 2, 4]) await expect.element(clientIn(number)).toHaveDisplayValue("Municipal body");
  await expect.element(clientIn(3)).toHaveDisplayValue("Private client");
  await expect.element(clientIn(1)).toHaveFocus();
  await expect.element(page.getByRole("button", { name: /^Use for/ })).not.toBeInTheDocument();
});

test("what was said of pasted cells is not said any more once they are discarded, nor of what is typed then", async () => {
  await renderPart(<ProjectsScreen rest="" files={[]} onSaved={() => {}} />);
  await pasteYears();
  const said = page.getByText("Year was filled in rows 1 to 2.");
  await expect.element(said).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.element(page.getByText("Nothing is changed.")).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
  await page.getByRole("textbox", { name: "Year, row 1" }).fill("2021");
  await expect.element(page.getByRole("button", { name: "Discard" })).toBeEnabled();
  await expect.element(said).not.toBeInTheDocument();
});

test("what was discarded can be brought back, until something else is typed", async () => {
  await renderPart(<ProjectsScreen rest="" files={[]} onSaved={() => {}} />);
  await pasteYears();
  const year = page.getByRole("textbox", { name: "Year, row 1" });
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.element(year).toHaveValue("");
  const back = page.getByRole("button", { name: "Bring back what you discarded" });
  await back.click();
  await expect.element(year).toHaveValue("2019");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.element(back).toBeVisible();
  await year.fill("2021");
  await expect.element(back).not.toBeInTheDocument();
});

test("a row that was removed can be put back where it was", async () => {
  await renderPart(<ProjectsScreen rest="" files={[]} onSaved={() => {}} />);
  const names = () =>
    page
      .getByRole("textbox", { name: /^Project, row/ })
      .elements()
      .map((field) => (field as HTMLInputElement).value);
  await expect.poll(() => names().length).toBeGreaterThan(1);
  const before = names();
  await page.getByRole("button", { name: "Remove row 1", exact: true }).click();
  expect(names()).toEqual(before.slice(1));
  await page.getByRole("button", { name: "Put it back" }).click();
  expect(names()).toEqual(before);
  await expect.element(page.getByRole("textbox", { name: "Project, row 1", exact: true })).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "Put it back" })).not.toBeInTheDocument();
});

/** Pastes a table, wherever the focus is. */
function pasteTable(...others: string[][]) {
  vi.mocked(fetch).mockResolvedValueOnce(Response.json({ rows: others }));
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", others.map((cells) => `${cells.join("\t")}\n`).join(""));
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

test("while columns are matched, the bar of the table does not cover them", async () => {
  await renderPart(<ProjectsScreen rest="" files={[]} onSaved={() => {}} />);
  await expect.element(page.getByText("Nothing is changed.")).toBeVisible();
  pasteTable(["Town hall", "Jaipur", "A trust"]);
  await expect.element(page.getByRole("heading", { name: "1 row to take" })).toBeVisible();
  await expect.element(page.getByText("Nothing is changed.")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByText("Nothing is changed.")).toBeVisible();
});

test("a table that is pasted while the columns of another one are matched is read by its own heading", async () => {
  await renderPart(<ProjectsScreen rest="" files={[]} onSaved={() => {}} />);
  await expect.element(page.getByText("Nothing is changed.")).toBeVisible();
  pasteTable(["Project", "Location", "Client"], ["Town hall", "Jaipur", "A trust"]);
  await expect.element(page.getByRole("heading", { name: "1 row to take" })).toBeVisible();
  pasteTable(["Location", "Client", "Project"], ["Pune", "A trust", "Museum"], ["Kochi", "A bank", "Branch"]);
  await expect.element(page.getByRole("heading", { name: "2 rows to take" })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: /^Location/ })).toHaveDisplayValue(/Location/);
  await expect.element(page.getByRole("combobox", { name: /^Project/ })).toHaveDisplayValue(/Project/);
});

test("areas whose thousands are written in two ways are all written with commas at one press", async () => {
  await renderPart(<ProjectsScreen rest="" files={[]} onSaved={() => {}} />);
  const area = (number: number) => page.getByRole("textbox", { name: `Area, row ${number}` });
  await area(1).fill("1600 sq ft");
  await area(2).fill("5,400 sq ft");
  await page.getByRole("button", { name: "Write all with commas" }).click();
  await expect.element(area(1)).toHaveValue("1,600 sq ft");
  await expect.element(area(2)).toHaveValue("5,400 sq ft");
  await expect.element(page.getByText(/thousands are written in two ways/)).not.toBeInTheDocument();
});

test("the page of the projects is shown with what is typed, and says that wrong rows are left out", async () => {
  await renderPart(<ProjectsScreen rest="" files={[]} onSaved={() => {}} />);
  const preview = page.getByRole("button", { name: "Preview" });
  await userEvent.click(preview);
  await expect.element(preview).toHaveAttribute("aria-expanded", "true");
  const shown = page.frameLocator(page.getByTitle("Preview of Projects"));
  await expect.element(shown.getByText("One", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "Project, row 1" }).fill("Town Hall");
  await expect.element(shown.getByText("Town Hall")).toBeVisible();
  await expect.element(page.getByText("Rows with mistakes are left out")).toBeVisible();
  await userEvent.click(preview);
  await expect.element(page.getByTitle("Preview of Projects")).not.toBeInTheDocument();
});
