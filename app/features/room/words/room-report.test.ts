import { expect, test } from "vitest";
import { assessRoom } from "../engine/assess-room.ts";
import { sampleData, samplePlan } from "../testing/sample-room.ts";
import { roomText } from "./room-report.ts";
import { printedNumber } from "./numbers.ts";

const plan = samplePlan;
const room = {
  plan,
  assessment: assessRoom(plan, sampleData),
  data: sampleData,
  link: "https://site.example/room?length=10",
};

test("an enquiry names the room, its products with their NRC as supplied, the result and the link", () => {
  const lines = roomText(room, 4000).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "Size: 10 × 8 × 3 m, 240 m³",
      "Opening: 4 m² on the front wall",
      "Armchairs: 60, with 40 people",
      "Exact Panel, NRC 0.90: 40 m² on the ceiling",
      "Target: Speech: about 0.80 s",
      "Treated: 40 m², 15 % of the surface",
    ]),
  );
  expect(lines.at(-1)).toBe(room.link);
});

test("if the text is too long, first the link and then lines from the end are left out", () => {
  const whole = roomText(room, 4000);
  const withoutLink = roomText(room, whole.length - 1);
  expect(withoutLink).toBe(whole.slice(0, whole.lastIndexOf("\n")));
  const short = roomText(room, 60);
  expect(short.length).toBeLessThanOrEqual(60);
  expect(whole.startsWith(short)).toBe(true);
  expect(roomText(room, 0)).toBe("");
});

test("the rounding of NRC is mentioned only where a product counts by its NRC", () => {
  const textOf = (product: string) => {
    const treated = { ...plan, treatments: [{ product, face: "ceiling" as const, areaM2: 40 }] };
    return roomText({ ...room, plan: treated, assessment: assessRoom(treated, sampleData) }, 4000);
  };
  expect(textOf("panels/exact")).toContain("with the rounding of NRC");
  expect(textOf("panels/measured")).not.toContain("with the rounding of NRC");
});

test("a number is printed as the platform prints it in British English", () => {
  const few = [0, 1e-9, 0.04, 0.05, 1.005, 2.345, 9.995, 12.5, 99.95, 999.96, 1240, 12_345.678, 1_234_567.8];
  const numbers = [...few, ...Array.from({ length: 30_000 }, (_, thousandths) => thousandths / 1000)];
  for (const decimals of [0, 1, 2]) {
    const format = new Intl.NumberFormat("en-GB", { maximumFractionDigits: decimals });
    expect(numbers.map((value) => printedNumber(value, decimals))).toEqual(
      numbers.map((value) => format.format(value)),
    );
  }
});

test("a number below zero has a minus sign, and one that rounds to zero has none", () => {
  expect([-3.24, -1240, -0.04].map((value) => printedNumber(value))).toEqual(["−3.2", "−1,240", "0"]);
});
