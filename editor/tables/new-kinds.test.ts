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
