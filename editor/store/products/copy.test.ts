import { describe, expect, test } from "vitest";
import { productCopy } from "./copy.ts";

const chair = {
  name: "ABR - 06",
  shortName: "ABR-06",
  modelCode: "ABR-06",
  seo: { title: "ABR-06 auditorium chair", description: "Auditorium chair ABR-06, seat {seatWidth}." },
  product: ["Auditorium chair, model ABR-06.", { value: "Not the ABR-061.", sample: true }],
  features: [{ value: "Two ABR-06s side by side.", sample: true }],
  specifications: [{ title: "ABR-06", figures: { seatWidth: "520 mm" } }],
  pictures: { banner: "abr-06-hero" },
  related: ["seatingSystems/abr06"],
};

describe("a copy of a product", () => {
  test("uses its own name in every sentence, and lists those sentences", () => {
    const { value, renamed } = productCopy({ name: "ABR-12", modelCode: "ABR-12" }, chair);
    expect(value).toEqual({
      name: "ABR-12",
      shortName: "ABR-12",
      modelCode: "ABR-12",
      seo: { title: "ABR-12 auditorium chair", description: "Auditorium chair ABR-12, seat {seatWidth}." },
      product: ["Auditorium chair, model ABR-12.", { value: "Not the ABR-061.", sample: true }],
      features: [{ value: "Two ABR-12s side by side.", sample: true }],
      specifications: chair.specifications,
      related: chair.related,
    });
    expect(Object.keys(value).slice(0, 3)).toEqual(["name", "shortName", "modelCode"]);
    expect(renamed.map(({ at }) => at)).toEqual([
      ["seo", "title"],
      ["seo", "description"],
      ["product", 0],
      ["features", 0],
    ]);
    expect(renamed[2]).toMatchObject({
      before: "Auditorium chair, model ABR-06.",
      after: "Auditorium chair, model ABR-12.",
    });
  });

  test("uses its model code and its name where the original used each, if they differ", () => {
    const identity = { name: "Regent", modelCode: "ABR-12" };
    expect(productCopy(identity, chair).value).toMatchObject({
      name: "Regent",
      shortName: "Regent",
      modelCode: "ABR-12",
      seo: { title: "ABR-12 auditorium chair" },
      product: ["Auditorium chair, model ABR-12.", { value: "Not the ABR-061." }],
    });
    const named = { ...chair, name: "Duke", product: ["The Duke is the ABR - 06, or ABR-06."] };
    expect(productCopy(identity, named).value).toMatchObject({
      name: "Regent",
      shortName: "ABR-12",
      product: ["The Regent is the ABR - 06, or ABR-12."],
    });
  });

  test("of an original named by its model code uses the new name, and the code where the original names a model or its short name", () => {
    const same = { ...chair, name: "ABR-06" };
    expect(productCopy({ name: "Chair ABR-12", modelCode: "ABR-12" }, same).value).toMatchObject({
      name: "Chair ABR-12",
      shortName: "ABR-12",
      seo: { title: "Chair ABR-12 auditorium chair" },
      product: ["Auditorium chair, model ABR-12.", { value: "Not the ABR-061." }],
    });
  });

  test("without a model code omits the original's code, title and description", () => {
    const panel = {
      ...chair,
      name: "PET Panel",
      shortName: "PET",
      modelCode: "P-1",
      product: ["A PET panel, like P-1.", "PET felt of PETG, for a pet too."],
    };
    const { value } = productCopy(
      { name: "Cork Panel" },
      { ...panel, seo: { title: "Felt for walls", description: "PET panels." } },
    );
    expect(value).not.toHaveProperty("modelCode");
    expect(value).toMatchObject({
      product: ["A Cork Panel, like Cork Panel.", "Cork Panel felt of PETG, for a pet too."],
      seo: { title: "", description: "Cork Panels." },
    });
  });

  test("of an original with missing names or special characters replaces only exact names", () => {
    const odd = { ...chair, name: "C++ (new)", modelCode: undefined, product: ["The C++ (new) seat. C is not it."] };
    expect(productCopy({ name: "D" }, odd).value).toMatchObject({ product: ["The D seat. C is not it."] });
    expect(productCopy({ name: "D" }, { product: ["A seat."] })).toMatchObject({
      value: { product: ["A seat."] },
      renamed: [],
    });
  });
});
