import { expect, test } from "vitest";
import { figuresIn } from "../../store/products/figures-in.ts";
import { toCheck } from "./to-check.ts";

const chair = {
  specifications: [{ title: "General", figures: { seatWidth: "450 mm", back: { value: "Fix", sample: true } } }],
};
const copied = { name: "ABT-01", figures: figuresIn(chair) };

test("a copy without a photograph and with the original's figures is reported until it has its own", () => {
  const said = ["It has no photograph yet.", "The figures are still those of ABT-01: check them."];
  expect(toCheck(chair, copied)).toEqual(said);
  const confirmed = { specifications: [{ figures: { back: "Fix", seatWidth: "450 mm" } }] };
  expect(toCheck({ ...confirmed, pictures: { carousel: [], installed: [] } }, copied)).toEqual(said);
  const own = {
    specifications: [{ figures: { seatWidth: "460 mm", back: "Fix" } }],
    pictures: { banner: "chair-hero" },
  };
  expect(toCheck(own, copied)).toEqual([]);
});

test("a product that is not a copy is only reported for a missing photograph", () => {
  expect(toCheck({}, undefined)).toEqual(["It has no photograph yet."]);
  expect(toCheck({ ...chair, pictures: { installed: ["hall"] } }, undefined)).toEqual([]);
});
