import { expect, test } from "vitest";
import { splitByValidity } from "./use-edited-file.ts";

test("remarks on a changed field are stale, and those on other fields are current", () => {
  const said = [{ at: ["figures", "nrc"] }, { at: ["figures", "thickness"] }, { at: ["features", 1] }];
  const before = { figures: { nrc: "0.8", thickness: "9 mm" }, features: ["Light"] };
  const now = { figures: { nrc: "0.9", thickness: "9 mm" }, features: ["Light"] };
  expect(splitByValidity(said, before, now)).toEqual({ current: [said[1], said[2]], stale: [said[0]] });
});
