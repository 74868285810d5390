import { expect, test } from "vitest";
import { figureDefinitions } from "#content/schema/figure.ts";
import { readFigure } from "#content/figures/read-figure.ts";
import { figureChoices, usualFigures } from "./figure-choices.ts";

const definitions = figureDefinitions.parse({
  seat: { label: "Seat", group: "Seat", quantity: "seat" },
  back: { label: "Back", group: "Seat", quantity: "words" },
  weight: { label: "Weight", group: "Construction", quantity: "areaWeight", open: ["As per choice"] },
  height: { label: "Height", group: "Construction", quantity: "length" },
});
const product = (figures: object) => ({ specifications: [{ title: "Type", figures }] });

test("a figure with few values offers all of them, and each is valid", () => {
  const { seat } = figureChoices(definitions, []);
  expect(seat).toMatchObject({ isClosed: true });
  expect(seat!.words).toContain("Auto Tip-Up");
  for (const words of seat!.words) expect(readFigure([words], definitions.seat!)).toMatchObject({ quantity: "seat" });
});

test("a text figure offers the values of other products, most common first, and accepts others", () => {
  const others = [
    { back: "Fix" },
    { back: { value: "Push Back", sample: true } },
    { back: "Push Back" },
    { height: "9 mm" },
  ];
  expect(figureChoices(definitions, others.map(product))).toEqual({
    seat: expect.anything(),
    back: { words: ["Push Back", "Fix"], isClosed: false },
    weight: { words: ["As per choice"], isClosed: false },
  });
});

test("a product lacks the figures that only others of its category have", () => {
  const fileOf = (path: string, figures: object) => ({ path, value: { specifications: [{ figures }] } });
  const files = [
    fileOf("products/seats/a.yaml", { seat: "Fixed", foam: { value: "45 kg", sample: true } }),
    fileOf("products/seats/b.yaml", { seat: "Fixed", armrest: "Wood" }),
    fileOf("products/walls/c.yaml", { nrc: "0.85" }),
  ];
  const usual = usualFigures(fileOf("products/seats/new.yaml", { armrest: "Steel" }), files);
  expect(usual).toEqual(["seat", "foam"]);
});
