import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { MatchColumns } from "./match-columns.tsx";
import { parts, readsWords, rows } from "./match-columns-fixture.ts";
import "./tables.css";

// What was chosen in one test is not remembered in another.
beforeEach(() => localStorage.clear());

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
  const part = await renderPart(<MatchColumns {...parts} onRead={readsWords(unknown)} onTake={take} />);
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
  const show = () => renderPart(<MatchColumns {...parts} onRead={readsWords({ words, allowed })} onTake={take} />);
  const of = (word: string) => page.getByRole("combobox", { name: `Kind of client: “${word}” – 2 rows` });
  const part = await show();
  await userEvent.click(page.getByRole("button", { name: "Choose what is probably meant, for 2 words" }));
  await expect.element(page.getByRole("heading", { name: "3 words are not known: 1 to choose" })).toHaveFocus();
  await expect.element(of("Govt school")).toHaveDisplayValue("School");
  await expect.element(of("Trust")).toHaveDisplayValue("Choose …");
  expect(page.getByText("A guess: is it right?").elements()).toHaveLength(2);
  const labels = () => [...part.querySelectorAll(".text-field label")].map((label) => label.textContent);
  const inOrder = labels();
  await of("Municipality").selectOptions("Private client");
  expect(page.getByText("A guess: is it right?").elements()).toHaveLength(1);
  // A word that is corrected stays where it is.
  expect(labels()).toEqual(inOrder);
  await page.getByRole("button", { name: "Put 1 row into the table" }).click();
  const instead = [
    { column: "clientType", word: "Govt school", instead: "school" },
    { column: "clientType", word: "Municipality", instead: "private" },
  ];
  expect(take.mock.calls[0]?.[0]).toMatchObject({ instead });

  words.push(known("Pvt client", "private"));
  await show();
  await page.getByText("2 words are read as some of the site’s, such as “Govt school” as “School”").click();
  await expect.element(of("Municipality")).toHaveDisplayValue("Private client");
  await expect.element(of("Pvt client")).toHaveDisplayValue("Choose …");
  await page.getByRole("button", { name: "Put 1 row into the table" }).click();
  expect(take.mock.calls[1]?.[0]).toMatchObject({ instead });
});

test("a word that can only mean one thing is not asked, but can be looked up and changed", async () => {
  const take = vi.fn();
  const unknown = {
    words: [{ column: "room", word: "Board room", rows: 3, likeliest: "conference", isSure: true }],
    allowed: { room: { conference: "Conference room", hall: "Hall" } },
  };
  const part = await renderPart(<MatchColumns {...parts} onRead={readsWords(unknown)} onTake={take} />);
  await expect.element(page.getByRole("heading", { name: "All words are known" })).toBeVisible();
  const put = page.getByRole("button", { name: "Put 1 row into the table" });
  await put.click();
  const of = (instead: string) => ({ instead: [{ column: "room", word: "Board room", instead }] });
  expect(take.mock.calls[0]?.[0]).toMatchObject(of("conference"));
  await page.getByText("One word is read as one of the site’s, such as “Board room” as “Conference room”").click();
  expect(await layoutFaultsOnScreens(part)).toEqual([]);
  await page.getByRole("combobox", { name: "Room: “Board room” – 3 rows" }).selectOptions("Hall");
  await put.click();
  expect(take.mock.calls[1]?.[0]).toMatchObject(of("hall"));
});

test("a client whose kind the site does not have gets one that is written for it", async () => {
  const add = vi.fn(async (_column: string, printed: readonly string[]) =>
    Object.fromEntries(printed.map((word) => [word, word.toLowerCase()])),
  );
  const take = vi.fn();
  const unknown = {
    words: [{ column: "clientType", word: "Delhi Public School", rows: 3 }],
    allowed: { clientType: { private: "Private client" } },
  };
  const client = [
    ["Name of work", "City", "Client"],
    ["School hall", "Delhi", "Delhi Public School"],
  ];
  const part = await renderPart(
    <MatchColumns
      {...parts}
      other={{ rows: client }}
      choices={{ clientType: { private: "Private client", school: "School" } }}
      onRead={readsWords(unknown)}
      onAddKinds={add}
      onTake={take}
    />,
  );
  const kind = page.getByRole("combobox", { name: "Kind of client: “Delhi Public School” – 3 rows" });
  await kind.selectOptions("Another kind …");
  const field = page.getByRole("textbox", { name: "What kind of client is Delhi Public School?" });
  await expect.element(field).toHaveFocus();
  expect(await layoutFaultsOnScreens(part)).toEqual([]);
  await userEvent.keyboard("School{Enter}");
  expect(add.mock.calls).toEqual([["clientType", ["School"]]]);
  await expect.element(kind).toHaveDisplayValue("School");
  await page.getByRole("button", { name: "Put 1 row into the table" }).click();
  expect(take.mock.calls[0]?.[0]).toMatchObject({
    instead: [{ column: "clientType", word: "Delhi Public School", instead: "school" }],
  });
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
      word("year", "Ongoing", {}),
      word("year", "2019-20", { "2019": "2019", "2020": "2020" }),
    ],
    allowed: { room: { hall: "Hall" } },
  };
  const part = await renderPart(
    <MatchColumns
      {...parts}
      // A name that says no kind of room, so that none is read from it.
      other={{ rows: rows.with(2, ["Tower", "Jaipur", "Rajasthan", "-"]) }}
      choices={{ room: { hall: "Hall", church: "Church" } }}
      onRead={readsWords(unknown)}
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
    .getByRole("combobox", { name: "Year: For all 3 that are left" })
    .selectOptions("the last of two years, where there are two");
  await page.getByRole("combobox", { name: "Year: “Ongoing” – 1 row" }).selectOptions("None: leave it out");
  await page.getByRole("button", { name: "Put 1 row into the table" }).click();
  expect(take.mock.calls[0]?.[0]).toMatchObject({
    instead: [
      { column: "room", word: "Church", instead: "church" },
      { column: "room", word: "Mess", instead: "hall" },
      { column: "room", word: "Studio", instead: "hall" },
      { column: "year", word: "FY 22-23", instead: "2023" },
      { column: "year", word: "2019-20", instead: "2020" },
      { column: "year", word: "Ongoing", instead: "" },
    ],
  });
});
