import { expect, test } from "vitest";
import { addedKinds } from "./new-kinds.ts";

test("kinds are added after the others, under keys that are made of their words and that none has yet", () => {
  const { all, keys } = addedKinds({ hall: "Hall", church: "Chapel" }, ["church", "Town Hall No. 2", "गिरजाघर"]);
  expect(keys).toEqual({ church: "church-other", "Town Hall No. 2": "town-hall-no", गिरजाघर: "kind" });
  expect(Object.entries(all)).toEqual([
    ["hall", "Hall"],
    ["church", "Chapel"],
    ["church-other", "Church"],
    ["town-hall-no", "Town Hall No. 2"],
    ["kind", "गिरजाघर"],
  ]);
});

test("a kind that is there already, in small or capital letters, is not added once more", () => {
  const before = { metro: "Metro station" };
  expect(addedKinds(before, ["Metro Station", "metro station"])).toEqual({
    all: before,
    keys: { "Metro Station": "metro", "metro station": "metro" },
  });
});
