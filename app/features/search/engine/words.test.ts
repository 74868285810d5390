import { describe, expect, test } from "vitest";
import { joinedWords, stemOf, wordsOf } from "./words.ts";

describe("a text is split into words", () => {
  test.each([
    ["Tip-Up, WITH writing pad", ["tip", "up", "with", "writing", "pad"]],
    ["G.I. ceiling, M.S. frame", ["gi", "ceiling", "ms", "frame"]],
    ["12.5 mm", ["12.5", "mm"]],
    ["Café, परदा", ["cafe", "परदा"]],
    ["दरवाज़ा and दरवाजा", ["दरवाजा", "and", "दरवाजा"]],
    ["", []],
  ])("%s", (text, words) => expect(wordsOf(text)).toEqual(words));
});

describe("a word is looked up without its plural", () => {
  test.each([
    ["panels", "panel"],
    ["batteries", "battery"],
    ["glass", "glass"],
    ["status", "status"],
    ["gas", "gas"],
    ["with", undefined],
  ])("%s as %s", (word, stem) => expect(stemOf(word)).toBe(stem));
});

test("neighbouring words are also joined", () => {
  expect(joinedWords(["abt", "wp", "03"])).toEqual(["abtwp", "abtwp03", "wp03"]);
  expect(joinedWords(["teak"])).toEqual([]);
});
