import { describe, expect, test } from "vitest";
import { toCsv } from "#app/ui/save-file.ts";
import { tile, list, nameOf } from "../testing/sample-list.ts";
import { shortlistChatText, shortlistCsv, shortlistText, shortlistTextWithLink } from "./shortlist-text.ts";
import { readTypedAmount } from "./typed-amount.ts";

describe("a list as text", () => {
  test("has a numbered line per item, under its name", () => {
    expect(shortlistText(list, nameOf)).toBe(
      [
        "Town hall:",
        "1. Perforated Acoustic Panel, Natural Teak, D6/15, 600 × 600 mm",
        "2. ABPB - 11",
        "3. CalciLite Ceiling Tile: 45.5 m²",
      ].join("\n"),
    );
  });

  test("has the thickness, the edge and the remark of an item, and its digits in groups", () => {
    const item = {
      ...tile,
      thickness: "8 mm",
      edge: "tegular",
      remark: "Hall 2",
      amount: { value: 124_000.5, unit: "ft2" as const },
    };
    expect(shortlistText({ name: "", items: [item] }, nameOf)).toBe(
      "1. CalciLite Ceiling Tile, 8 mm, tegular: 1,24,000.5 sq ft (Hall 2)",
    );
  });

  test("as CSV has a column for every figure of any product, empty where a product has none", () => {
    const figuresOf = (id: string) => [{ label: id.slice(0, 4), value: "1", sample: false }];
    const [head, first, second] = shortlistCsv(list, nameOf, figuresOf, "https://www.example.com").split("\r\n");
    expect(head).toMatch(/,Page,Figure: wall,Figure: seat,Figure: acou$/);
    expect(first).toMatch(/perforatedPanel,1,,$/);
    expect(second).toMatch(/abpb11,,1,$/);
  });

  test("says how many lines did not fit", () => {
    const text = shortlistText(list, nameOf, 86);
    expect(text.length).toBeLessThanOrEqual(86);
    expect(text).toMatch(/^Town hall:\n1\. .*\nand 2 more$/);
  });

  test("has the place and the note of the project above the items", () => {
    const project = { ...list, place: "Jaipur", note: "Stage 2", items: [tile] };
    expect(shortlistText(project, nameOf)).toBe("Town hall, Jaipur:\nStage 2\n\n1. CalciLite Ceiling Tile: 45.5 m²");
  });

  test("for a chat has a line of key figures for each product, and always the whole link", () => {
    const figuresOf = () => [
      { label: "NRC", value: "0.85", sample: false },
      { label: "Fire", value: "Class 1", sample: true },
      ...["Third", "Fourth"].map((label) => ({ label, value: "1", sample: false })),
    ];
    const link = "https://www.example.com/shortlist#list=abc";
    const line = "NRC\u00A00.85\u00A0· Fire\u00A0Class 1 (sample)\u00A0· Third\u00A01";
    expect(shortlistChatText({ name: "", items: [tile] }, nameOf, figuresOf, link)).toBe(
      `1. CalciLite Ceiling Tile: 45.5 m²\n${line}\n\n${link}`,
    );
    const many = shortlistChatText({ name: "", items: Array(100).fill(tile) }, nameOf, figuresOf, link);
    expect(many.length).toBeLessThan(1600);
    expect(many).toMatch(/\nand \d+ more\n\nhttps:.*abc$/);
  });

  test("as CSV has its units in the header and no cell that is a formula", () => {
    const csv = shortlistCsv(
      { ...list, items: [{ ...tile, finish: "=1+1", pattern: 'a "b", c', remark: "-wall" }] },
      nameOf,
      () => [{ label: "NRC", value: "0.85", sample: true }],
      "https://www.example.com",
    );
    expect(csv.split("\r\n")).toEqual([
      "\uFEFFNo.,Product,Finish,Pattern,Thickness,Size,Edge,Quantity (pieces),Area (m²),Area (sq ft),Remark,Page,Figure: NRC",
      `1,CalciLite Ceiling Tile,'=1+1,"a ""b"", c",,,,,45.5,,'-wall,https://www.example.com/acousticCeilings/calciLite,0.85 (sample)`,
      "",
    ]);
    expect(toCsv([["-5", "+45° to -30°", "-5+1", "+1+A1"]])).toBe("\uFEFF-5,+45° to -30°,'-5+1,'+1+A1\r\n");
  });
});

test("in an enquiry has its link below it, or no link if that would take most of the message", () => {
  const link = "https://www.example.com/shortlist#list=abc";
  const text = shortlistTextWithLink(list, nameOf, link, 1000);
  expect(text).toBe(`${shortlistText(list, nameOf)}\n\nThe list: ${link}`);
  const short = shortlistTextWithLink(list, nameOf, link, 130);
  expect(short.length).toBeLessThanOrEqual(130);
  expect(short).toMatch(/and \d more\n\nThe list: https:/);
  expect(shortlistTextWithLink(list, nameOf, link, 90)).not.toContain("https");
});

test.each([
  ["45.5", "m2", 45.5],
  ["45,5", "m2", 45.5],
  [" 12 ", "pieces", 12],
  ["1,240.5", "m2", 1240.5],
  ["1,240", "pieces", 1240],
  ["1,00,000", "ft2", 100_000],
  ["10,00,000", "ft2", 1_000_000],
  ["100,000.25", "ft2", 100_000.25],
  ["12.50", "m2", 12.5],
] as const)("%j in %s is read", (typed, unit, value) => {
  expect(readTypedAmount(typed, unit)).toEqual({ amount: { value, unit } });
});

test.each([
  ["1.5", "pieces", "Enter a whole number of pieces, such as 12"],
  ["0", "pieces", "Enter a whole number of pieces, such as 12"],
  ["1e3", "m2", "Enter an area in m², such as 45.5"],
  ["-4", "m2", "Enter an area in m², such as 45.5"],
  ["about 40", "ft2", "Enter an area in sq ft, such as 1,240.5"],
  ["1,2345", "m2", "Check the commas, for example 1,240.5 or 1,00,000"],
  ["1,,240", "m2", "Check the commas, for example 1,240.5 or 1,00,000"],
  ["1.240,5", "m2", "Check the commas, for example 1,240.5 or 1,00,000"],
  ["1000,000", "m2", "Check the commas, for example 1,240.5 or 1,00,000"],
  ["45.125", "m2", "Use at most two decimal places"],
  ["1,00,00,000", "ft2", "Enter at most 10,00,000"],
] as const)("%j in %s is refused with the reason", (typed, unit, error) => {
  expect(readTypedAmount(typed, unit)).toEqual({ error });
});

test("an empty field is neither an amount nor an error", () => {
  expect(readTypedAmount("  ", "m2")).toEqual({});
});
