import { expect, test } from "vitest";
import { splitByValidity } from "./still-valid.ts";

test("what was said of a field that is different now is no longer true, and what was said of the others is", () => {
  const said = [{ at: ["figures", "nrc"] }, { at: ["figures", "thickness"] }, { at: ["features", 1] }];
  const before = { figures: { nrc: "0.8", thickness: "9 mm" }, features: ["Light"] };
  const now = { figures: { nrc: "0.9", thickness: "9 mm" }, features: ["Light"] };
  expect(splitByValidity(said, before, now)).toEqual({ current: [said[1], said[2]], stale: [said[0]] });
});
