import { afterEach, describe, expect, test } from "vitest";
import { canonicalPaths } from "../paths.ts";
import { ContentCopy, removeContentCopies } from "../testing/content-copy.ts";

afterEach(removeContentCopies);

const withAddresses = (moved: string, withdrawn = "{}") =>
  new ContentCopy().remove("addresses.yaml").add("addresses.yaml", `moved: ${moved}\nwithdrawn: ${withdrawn}\n`);

const gone = "{ wallPanels/cork: { name: Cork Panel, sentence: It is no longer offered. } }";

test("a former address redirects to the product, or shows its name and a sentence", () => {
  const content = withAddresses(
    "{ wallPanels/felt: wallPanels/petPanel, wallPanels/bark: wallPanels/cork }",
    gone,
  ).load();
  expect(content.formerAddresses).toEqual({
    moved: [
      { from: "/wallPanels/felt", to: "/wallPanels/petPanel" },
      { from: "/wallPanels/bark", to: "/wallPanels/cork" },
    ],
    withdrawn: [
      { path: "/wallPanels/cork", category: "wallPanels", name: "Cork Panel", sentence: "It is no longer offered." },
    ],
  });
  expect(canonicalPaths(content).filter((path) => /felt|bark|cork/.test(path))).toEqual([]);
});

describe("a former address is refused", () => {
  test.each([
    [
      "that an existing product uses",
      "{ wallPanels/petPanel: wallPanels/slitPanel }",
      "{}",
      "There is a product at “wallPanels/petPanel”. Remove this line",
    ],
    [
      "that leads nowhere",
      "{ wallPanels/felt: wallPanels/nothing }",
      "{}",
      "There is nothing at “wallPanels/nothing”. Write the address of a product, or one that is withdrawn.",
    ],
    [
      "that leads to another former address",
      "{ wallPanels/a: wallPanels/b, wallPanels/b: wallPanels/petPanel }",
      "{}",
      "There is nothing at “wallPanels/b”. Write the address of a product",
    ],
    [
      "that is both moved and withdrawn",
      "{ wallPanels/cork: wallPanels/petPanel }",
      gone,
      "“wallPanels/cork” is withdrawn too.",
    ],
    ["without an existing category", "{}", "{ floors/cork: { name: Cork, sentence: Gone. } }", "not “floors/cork”."],
    [
      "that is not in the form of a product address",
      "{ /wallPanels/felt: wallPanels/petPanel }",
      "{}",
      "such as wallPanels/corkPanel, not “/wallPanels/felt”.",
    ],
    [
      "withdrawn without a sentence",
      "{}",
      '{ wallPanels/cork: { name: Cork, sentence: "" } }',
      "wallPanels/cork.sentence: Write the sentence.",
    ],
  ])("%s", (_, moved, withdrawn, message) => {
    expect(withAddresses(moved, withdrawn).mistakes()).toEqual([expect.stringContaining(message)]);
  });
});
