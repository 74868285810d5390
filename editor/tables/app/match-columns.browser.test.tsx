import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { projectColumns } from "../project-columns.ts";
import { MatchColumns } from "./match-columns.tsx";
import "./tables.css";

// What was chosen in one test is not remembered in another.
beforeEach(() => localStorage.clear());

const rows = [
  ["Projects 2015-2025"],
  ["Name of work", "City", "State", "Remarks"],
  ["Town hall", "Jaipur", "Rajasthan", "-"],
];

const parts = {
  other: { rows },
  columns: projectColumns,
  choices: {},
  there: [],
  onRead: async () => ({ rows: [], datesRead: [], unknown: { words: [], allowed: {} } }),
  onTake: () => {},
  onAddKinds: async () => ({}),
  onCancel: () => {},
};

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

test("one column that is used for the client and its kind is remarked on, and both say what they hold", async () => {
  const part = await renderPart(<MatchColumns {...parts} />);
  await expect.element(page.getByText(/by name, such as/)).toBeVisible();
  await expect.element(page.getByText(/sort of client that is, such as/)).toBeVisible();
  const remark = page.getByText(/^The column “Remarks” is used for Client and Kind of client\./);
  await page.getByRole("combobox", { name: "Client", exact: true }).selectOptions("Remarks");
  await expect.element(remark).not.toBeInTheDocument();
  await page.getByRole("combobox", { name: "Kind of client" }).selectOptions("Remarks");
  await expect.element(remark).toBeVisible();
  expect(await layoutFaultsOnScreens(part)).toEqual([]);
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

test("a word that the site does not have is chosen once for all rows, and the likeliest one is offered first but not taken", async () => {
  const take = vi.fn();
  const unknown = {
    words: [
      { column: "clientType", word: "State Government", rows: 20, likeliest: "government" },
      { column: "products", word: "Gypsum board", rows: 1 },
    ],
    allowed: {
      clientType: { "public-works": "Public works department", government: "Municipal body" },
      products: { "PET Panel": "PET Panel" },
    },
  };
  const part = await renderPart(
    <MatchColumns {...parts} onRead={async () => ({ rows: [], datesRead: [], unknown })} onTake={take} />,
  );
  await expect.element(page.getByRole("heading", { name: "2 words are not known: 2 to choose" })).toBeVisible();
  const client = page.getByRole("combobox", { name: "Kind of client: “State Government” – 20 rows" });
  await expect.element(client).toHaveDisplayValue("Choose …");
  expect([...(client.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    "Choose …",
    "Municipal body",
    "Public works department",
    "Add “State Government” to the list",
  ]);
  await expect.element(page.getByRole("group", { name: "Kind of client – 1 to choose" })).toBeVisible();
  const put = page.getByRole("button", { name: "Put 1 row into the table" });
  await put.click();
  expect(take.mock.calls[0]?.[0]).toMatchObject({ instead: [] });
  await client.selectOptions("Public works department");
  await page
    .getByRole("combobox", { name: "Products used: “Gypsum board” – 1 row" })
    .selectOptions("None: leave it out");
  await expect.element(page.getByRole("heading", { name: "All 2 words that were not known are chosen" })).toBeVisible();
  await put.click();
  expect(take.mock.calls[1]?.[0]).toMatchObject({
    instead: [
      { column: "clientType", word: "State Government", instead: "public-works" },
      { column: "products", word: "Gypsum board", instead: "" },
    ],
  });
  expect(await layoutFaultsOnScreens(part)).toEqual([]);
});

test("what is probably meant by several words is chosen with one press, each can be changed, and all is chosen again with the next table", async () => {
  const take = vi.fn();
  const allowed = { clientType: { school: "School", government: "Municipal body", private: "Private client" } };
  const known = (word: string, likeliest?: string) => ({
    column: "clientType",
    word,
    rows: 2,
    ...(likeliest === undefined ? {} : { likeliest }),
  });
  const words = [known("Govt school", "school"), known("Municipality", "government"), known("Trust")];
  const show = () =>
    renderPart(
      <MatchColumns
        {...parts}
        onRead={async () => ({ rows: [], datesRead: [], unknown: { words, allowed } })}
        onTake={take}
      />,
    );
  const of = (word: string) => page.getByRole("combobox", { name: `Kind of client: “${word}” – 2 rows` });
  await show();
  await userEvent.click(page.getByRole("button", { name: "Choose what is probably meant, for 2 words" }));
  await expect.element(page.getByRole("heading", { name: "3 words are not known: 1 to choose" })).toHaveFocus();
  await expect.element(of("Govt school")).toHaveDisplayValue("School");
  await expect.element(of("Trust")).toHaveDisplayValue("Choose …");
  expect(page.getByText("A guess: is it right?").elements()).toHaveLength(2);
  await of("Municipality").selectOptions("Private client");
  expect(page.getByText("A guess: is it right?").elements()).toHaveLength(1);
  await page.getByRole("button", { name: "Put 1 row into the table" }).click();
  const instead = [
    { column: "clientType", word: "Govt school", instead: "school" },
    { column: "clientType", word: "Municipality", instead: "private" },
  ];
  expect(take.mock.calls[0]?.[0]).toMatchObject({ instead });

  words.push(known("Pvt client", "private"));
  await show();
  await expect.element(of("Municipality")).toHaveDisplayValue("Private client");
  await expect.element(of("Pvt client")).toHaveDisplayValue("Choose …");
  await page.getByRole("button", { name: "Put 1 row into the table" }).click();
  expect(take.mock.calls[1]?.[0]).toMatchObject({ instead });
});

test("a word is added to the kinds of room and chosen, and all words that are left get one choice", async () => {
  const add = vi.fn(async (_column: string, printed: readonly string[]) =>
    Object.fromEntries(printed.map((word) => [word, word.toLowerCase()])),
  );
  const take = vi.fn();
  const word = (column: string, name: string, choices?: Record<string, string>) => ({
    column,
    word: name,
    rows: 1,
    ...(choices && { choices }),
  });
  const unknown = {
    words: [
      ...["Church", "Mess", "Studio"].map((name) => word("room", name)),
      word("year", "FY 22-23", { "2022": "2022", "2023": "2023" }),
      word("year", "2019-20", { "2019": "2019", "2020": "2020" }),
    ],
    allowed: { room: { hall: "Hall" } },
  };
  const part = await renderPart(
    <MatchColumns
      {...parts}
      choices={{ room: { hall: "Hall", church: "Church" } }}
      onRead={async () => ({ rows: [], datesRead: [], unknown })}
      onAddKinds={add}
      onTake={take}
    />,
  );
  const church = page.getByRole("combobox", { name: "Room: “Church” – 1 row" });
  await church.selectOptions("Add “Church” to the list");
  await expect.element(church).toHaveDisplayValue("Church");
  expect(add.mock.calls).toEqual([["room", ["Church"]]]);
  expect(await layoutFaultsOnScreens(part)).toEqual([]);
  await page.getByRole("combobox", { name: "Room: For all 2 that are left" }).selectOptions("Hall");
  await expect.element(page.getByRole("group", { name: "Room – all chosen" })).toBeVisible();
  await page
    .getByRole("combobox", { name: "Year: For all 2 that are left" })
    .selectOptions("the last of the two years");
  await page.getByRole("button", { name: "Put 1 row into the table" }).click();
  expect(take.mock.calls[0]?.[0]).toMatchObject({
    instead: [
      { column: "room", word: "Church", instead: "church" },
      { column: "room", word: "Mess", instead: "hall" },
      { column: "room", word: "Studio", instead: "hall" },
      { column: "year", word: "FY 22-23", instead: "2023" },
      { column: "year", word: "2019-20", instead: "2020" },
    ],
  });
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
