import { expect, test } from "vitest";
import { adviceOnYear, yearIn } from "./year.ts";

test.each([
  ["2021", "2021"],
  ["2021-05-01", "2021"],
  ["01/05/2021", "2021"],
  ["March 2019", "2019"],
  ["12 Mar 2019", "2019"],
  ["Mar 12, 2019", "2019"],
  ["Mar-24", "2024"],
  ["12/2023", "2023"],
  ["9.2021", "2021"],
  ["13/2021", "13/2021"],
  ["Q3 2022", "2022"],
  ["24-Mar", "24-Mar"],
  ["2019-20", "2019-20"],
  ["2019/2020", "2019/2020"],
  ["2019, 2021", "2019, 2021"],
  ["ca. 2019", "ca. 2019"],
])("%j is taken as %j", (cell, year) => {
  expect(yearIn(cell)).toBe(year);
});

test.each([
  ["2019-20", "“2019-20” names two years. Write the one in which it was finished: 2019 or 2020."],
  ["2019 – 2021", "“2019 – 2021” names two years. Write the one in which it was finished: 2019 or 2021."],
  ["FY 22-23", "“FY 22-23” names two years. Write the one in which it was finished: 2022 or 2023."],
  ["FY 2023-24", "“FY 2023-24” names two years. Write the one in which it was finished: 2023 or 2024."],
])("of a span such as %j, the owner chooses the year", (cell, advice) => {
  expect(adviceOnYear(cell)).toBe(advice);
});

test("a year, and what is none, has no advice of its own", () => {
  expect([adviceOnYear("2019"), adviceOnYear("soon")]).toEqual([undefined, undefined]);
});
