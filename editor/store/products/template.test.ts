import { expect, test } from "vitest";
import { productTemplate } from "./template.ts";

const chair = (name: string, rest: object = {}) => ({
  name,
  modelCode: name,
  seo: { title: `${name} chair`, description: `Chair ${name}, {seatWidth} wide.` },
  product: [`Chair, model ${name}.`, "Seat {seatWidth} wide."],
  specifications: [{ title: "General", figures: { seatWidth: "500 mm" } }],
  drawing: { kind: "chair", toScale: false },
  ...rest,
});

test("a new product begins with the texts shared by most of its category, with its own name, and without figures and drawing", () => {
  const others = [chair("A-1"), chair("A-2"), chair("A-3", { product: ["Another seat."] })];
  expect(productTemplate("A-4", others)).toEqual({
    name: "A-4",
    shortName: "A-4",
    seo: { title: "A-4 chair", description: "Chair A-4, {seatWidth} wide." },
    product: ["Chair, model A-4."],
    specifications: [{ title: "General", figures: { seatWidth: "" } }],
  });
});

test("special characters in a name are taken literally", () => {
  const others = [chair("A-1"), chair("A-2")];
  expect(productTemplate("A $& B", others)).toMatchObject({ seo: { title: "A $& B chair" } });
});

test("a product in a category with only one other takes none of its texts, which may be specific to it", () => {
  expect(productTemplate("A-4", [chair("A-1")])).toMatchObject({
    seo: { title: "A-4", description: "" },
    product: [""],
  });
});
