import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { projectColumns } from "../project-columns.ts";
import { MatchColumns } from "./match-columns.tsx";
import { parts, rows } from "./match-columns-fixture.ts";
import "./tables.css";

// What was chosen in one test is not remembered in another.
beforeEach(() => localStorage.clear());

test("a city and a state in two columns become one location, which can be changed before it is taken", async () => {
  const take = vi.fn();
  await renderPart(<MatchColumns {...parts} onTake={take} />);
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

test("the columns of a table are read as those of the last one with the same headings", async () => {
  const then = page.getByRole("combobox", { name: "Then, after a comma" });
  await renderPart(<MatchColumns {...parts} />);
  await then.selectOptions("Nothing more");
  await page.getByRole("button", { name: "Put 1 row into the table" }).click();
  await renderPart(<MatchColumns {...parts} />);
  await expect.element(then).toHaveDisplayValue("Nothing more");
  const [title, , ...below] = rows;
  const otherRows = [title!, ["Name of work", "City", "State", "Size"], ...below];
  await renderPart(<MatchColumns {...parts} other={{ rows: otherRows }} />);
  await expect.element(then).toHaveDisplayValue("State");
});

test("how dates and towns are read is said before the rows are taken", async () => {
  const read = async () => ({
    rows: [],
    datesRead: [
      { written: "Mar-24", taken: "2024" },
      { written: "12/2023", taken: "2023" },
    ],
    statesAdded: [{ written: "Pune", taken: "Pune, Maharashtra" }],
    unknown: { words: [], allowed: {} },
  });
  await renderPart(<MatchColumns {...parts} onRead={read} />);
  await expect
    .element(page.getByText("In 2 rows dates are read as their years, such as “Mar-24” as “2024”."))
    .toBeVisible();
  await expect
    .element(page.getByText("In one row the state is added to a town: “Pune” as “Pune, Maharashtra”."))
    .toBeVisible();
});

test("a kind of client that is read from the client's name says so, and any other column that is used twice is remarked on", async () => {
  const part = await renderPart(<MatchColumns {...parts} />);
  await expect.element(page.getByText(/by name, such as/)).toBeVisible();
  const kind = page.getByRole("combobox", { name: "Kind of client" });
  const fromName = page.getByText(/^Read from the name of the client\./);
  await expect.element(page.getByText(/sort of client that is, such as/)).toBeVisible();
  await page.getByRole("combobox", { name: "Client", exact: true }).selectOptions("Remarks");
  await kind.selectOptions("Remarks");
  await expect.element(fromName).toBeVisible();
  const remark = page.getByText(/^The column “Remarks” is used for Client and Year\./);
  await kind.selectOptions("Not in the table");
  await expect.element(fromName).not.toBeInTheDocument();
  await expect.element(remark).not.toBeInTheDocument();
  await page.getByRole("combobox", { name: "Year" }).selectOptions("Remarks");
  await expect.element(remark).toBeVisible();
  expect(await layoutFaultsOnScreens(part)).toEqual([]);
});

test("a kind of client that some rows do not say is said before they are taken, and chosen for them or read from the client's name", async () => {
  const take = vi.fn();
  const below = [
    ["Town hall", "Jaipur", "Rajasthan", "PWD", "Public works department"],
    ["Library", "Jaipur", "Rajasthan", "A trust", ""],
  ];
  const part = await renderPart(
    <MatchColumns
      {...parts}
      choices={{ clientType: { "public-works": "Public works department", private: "Private client" } }}
      other={{ rows: [["Name of work", "City", "State", "Client", "Client type"], ...below] }}
      onRead={async ({ matching }) => ({
        rows: below.map((row) => matching.places.map((at) => (at === null ? "" : (row[at] ?? "")))),
        datesRead: [],
        statesAdded: [],
        unknown: { words: [], allowed: {} },
      })}
      onTake={take}
    />,
  );
  const said = page.getByText("Kind of client is empty in one row");
  await expect.element(said).toBeVisible();
  expect(await layoutFaultsOnScreens(part)).toEqual([]);
  await page.getByRole("combobox", { name: /^For these rows.*Kind of client/ }).selectOptions("Private client");
  await expect.element(said).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Put 2 rows into the table" }).click();
  const kind = projectColumns.findIndex(({ name }) => name === "clientType");
  expect(take.mock.calls[0]?.[0].forAll[kind]).toBe("private");
  await page.getByRole("button", { name: "Read it from the name of the client" }).click();
  await expect.element(page.getByText(/^Read from the name of the client\./)).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Kind of client" })).toHaveDisplayValue("Client");
});

test("another row of headings reads the columns anew, and without one they have numbers", async () => {
  await renderPart(<MatchColumns {...parts} />);
  const heading = page.getByRole("combobox", { name: "The headings of its columns are in" });
  await heading.selectOptions("no row: it has no headings");
  await expect.element(page.getByRole("heading", { name: "3 rows to take" })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Project" })).toHaveDisplayValue("Column 1");
  await heading.selectOptions("row 2: Name of work, City, State, Remarks");
  await expect.element(page.getByRole("heading", { name: "1 row to take" })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Project" })).toHaveDisplayValue("Name of work");
});

test("rows of projects that are there are said and left out, and can change them or be added once more", async () => {
  const take = vi.fn();
  const row = (project: string, client: string) =>
    projectColumns.map(({ name }) => ({ project, client, location: "Jaipur, Rajasthan" })[name] ?? "");
  const parsed = ["Town hall", "Theatre", "Library"].map((name) => [name, "Jaipur", "Rajasthan", "-", "A trust"]);
  const part = await renderPart(
    <MatchColumns
      {...parts}
      other={{ rows: [["Name of work", "City", "State", "Remarks", "Client"], ...parsed] }}
      there={[row("Town hall", "A trust"), row("Theatre", "A school")]}
      onRead={async () => ({
        rows: parsed.map(([name = ""]) => row(name, "A trust")),
        datesRead: [],
        statesAdded: [],
        unknown: { words: [], allowed: {} },
      })}
      onTake={take}
    />,
  );
  const repeated = page.getByRole("combobox", { name: "2 of these are already there" });
  await expect.element(repeated).toHaveDisplayValue("Leave them out");
  await expect.element(page.getByText("1 says something else in other columns.")).toBeVisible();
  await page.getByRole("button", { name: "Put 1 row into the table" }).click();
  expect(take.mock.calls[0]?.[0]).toMatchObject({ repeating: "leave" });
  await repeated.selectOptions("Change the project to what these rows say");
  await expect.element(page.getByRole("button", { name: "Put 1 row into the table and change 1" })).toBeVisible();
  await repeated.selectOptions("Add them once more");
  await expect.element(page.getByRole("button", { name: "Put 3 rows into the table" })).toBeVisible();
  await page.getByRole("combobox", { name: "Where the rows go" }).selectOptions("in place of all projects");
  await expect.element(repeated).not.toBeInTheDocument();
  expect(await layoutFaultsOnScreens(part)).toEqual([]);
});

test.each([
  ["only samples", ["yes", "yes"], "in place of the samples", "Put 1 row in place of 2 samples"],
  ["real projects too", ["yes", "no"], "after the projects that are there", "Put 1 row into the table"],
])("where there are %s, rows take their usual place", async (_there, samples, where, words) => {
  const there = samples.map((sample) => parts.columns.map(({ name }) => (name === "sample" ? sample : "A")));
  await renderPart(<MatchColumns {...parts} there={there} />);
  await expect.element(page.getByRole("combobox", { name: "Where the rows go" })).toHaveDisplayValue(where);
  await expect.element(page.getByRole("button", { name: words })).toBeVisible();
});
