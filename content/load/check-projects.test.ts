import { afterEach, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "../testing/content-copy.ts";

afterEach(removeContentCopies);

const south = "projects/south.csv";

test("a project in a state of another region", () => {
  expect(new ContentCopy().edit(south, "Mysuru, Karnataka", "Pune, Maharashtra").mistakes()).toEqual([
    expect.stringMatching(
      /^content\/projects\/south\.csv:2: location: End the location with a comma and a state of its region, such as Karnataka/,
    ),
  ]);
});

test("a location without a state", () => {
  expect(new ContentCopy().edit(south, "Kochi, Kerala", "Kochi").mistakes()).toEqual([
    expect.stringMatching(
      /^content\/projects\/south\.csv:3: location: End the location .*, such as Kerala, .* not “Kochi”\.$/,
    ),
  ]);
});

test("a union territory that is its own city", () => {
  expect(new ContentCopy().edit(south, "Kochi, Kerala", "Puducherry").load().regions[2]?.rows[1]?.state).toBe(
    "Puducherry",
  );
});

test("kinds of room and client that are not in the filters", () => {
  expect(
    new ContentCopy().edit(south, "University,auditorium,university", "University,hal,college").mistakes(),
  ).toEqual([
    expect.stringMatching(/south\.csv:2: room: There is no kind of room “hal”\. Choose hall, /),
    expect.stringMatching(/south\.csv:2: clientType: There is no kind of client “college”\. Choose /),
  ]);
});
