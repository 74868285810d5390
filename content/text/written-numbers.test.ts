import * as fc from "fast-check";
import { expect, test } from "vitest";
import { plainNumbers, readWrittenNumber } from "./written-numbers.ts";

test.each([
  ["NRC ≥.85", "NRC >=0.85"],
  ["NRC 0,85", "NRC 0.85"],
  ["12,5 mm, 1,200 mm and 1,20,000 sq ft", "12.5 mm, 1200 mm and 120000 sq ft"],
  ["९ मिमी, ١٢٫٥ mm", "9 mm, 12.5 mm"],
  ["१२ मि.मी., २.५ सेंटीमीटर, 2 फ़ीट x 4 फुट", "12 mm, 2.5 cm, 2 ft x 4 ft"],
  ["１２㎜ and 9 m.m.", "12mm and 9 mm"],
  ['½ inch, 1½" and 1 1/2 in', "0.5 in, 1.5 in and 1.5 in"],
  ["1 and 1/2 inch, one and a half feet", "1.5 in, 1.5 ft"],
  ["3/8-inch board", "0.375 in board"],
  ["a quarter inch", "a 0.25 in"],
  ["12½ mm, 4 ½ m and 4 3/4 m", "12.5 mm, 4.5 m and 4.75 m"],
  ["9m 50cm or 9 metres and 50 cm", "9.5 m or 9.5 m"],
  ["30 feet and 6 inches", "366 in"],
  ["5'6\" or 5 ft 6 in", "66 in or 66 in"],
  ["2'x2'", "2 ft x2 ft"],
  ["600 × 1200 millimetres", "600 x 1200 mm"],
  ["between 3 mm and 6 mm", "3-6 mm"],
  ["b/w .7 & .9", "0.7-0.9"],
  ["0.7 upto 0.9", "0.7-0.9"],
  ["0.7 ~ 0.9 or 0.7…0.9", "0.7-0.9 or 0.7-0.9"],
  ['1" to 2" thick', "1-2 in thick"],
  ["5'6 x 8'x4'", "66 in x 8 ft x4 ft"],
  ["2'6½\" or 2'6 1/2\"", "30.5 in or 30.5 in"],
  ["4' - 6\" or 8` x 4`", "54 in or 8 ft x 4 ft"],
  ["600 mm W x 1200 mm H", "600 mm x 1200 mm"],
  ["80 per cent", "80%"],
  ["10+ years", ">= 10 years"],
  ["0.6 – 0.83", "0.6 - 0.83"],
  ['"par 64"', "par 64"],
])("%s is %s", (written, plain) => expect(plainNumbers(written)).toBe(plain));

test.each([
  "ABPB-11",
  "JU-104",
  "No.5",
  "9/12/15 mm",
  "BS EN 1021-1:1994",
  "2000's hall",
  "G.I. tiles",
  "9,12,15 mm",
  "2 in stock",
  "ABPB-11+ x",
  "4 w x 6",
])("%s stays as it is", (written) => expect(plainNumbers(written)).toBe(written));

test("a number is read as every locale that writes with these signs prints it", () => {
  const printers = ["en-IN", "en-GB", "hi-IN-u-nu-deva", "ta-IN-u-nu-tamldec", "bn-IN", "mr-IN", "ur-IN"].map(
    (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom(...printers), (hundredths, printer) => {
      expect(readWrittenNumber(printer.format(hundredths / 100))).toBe(hundredths / 100);
    }),
  );
});

test.each(["", "1e3", "about 40", "1,2345", "1,,240", "1.240,5", "1000,000", "12 mm", "9/12", `${"0".repeat(100)}1`])(
  "%j is not a single number",
  (written) => expect(readWrittenNumber(written)).toBeUndefined(),
);

test.each(["500", "500 seats", "500 nos.", "500 Nos", "500pcs"])("%s in a field without a unit is 500", (written) =>
  expect(readWrittenNumber(written)).toBe(500),
);

test.each([
  ["20 ft", "m", 6.096],
  ["20'6\"", "m", 6.2484],
  ["६ मीटर", "m", 6],
  ["3 ft", "mm", 914.4],
  ["12 Mtr.", "m", 12],
  ["१२.५ मी.", "m", 12.5],
  ["12 mts", "m", 12],
  ["12.5 m.", "m", 12.5],
  ["12.5 mt.", "m", 12.5],
  ["100 sq. yd", "m²", 83.612736],
  ["100 gaj", "m²", 83.612736],
  ["1200 cbm", "m³", 1200],
  ["10'6", "m", 3.2004],
  ["450 m²", "m²", 450],
  ["450 m2", "m²", 450],
  ["450 sq. m.", "m²", 450],
  ["4,500 sq ft", "m²", 418.06368],
  ["4500 sft", "m²", 418.06368],
  ["1.2 lakh sft", "m²", 11148.3648],
  ["4500 Square Feet", "m²", 418.06368],
  ["1200 cu m", "m³", 1200],
  ["10,000 cft", "m³", 283.16846592],
  ["4½", "m", 4.5],
  ["9m 50cm", "m", 9.5],
  ["~9", "m", 9],
  ["approx. 9.5 m", "m", 9.5],
  ["9.5 m approx", "m", 9.5],
  ["850 m^2", "m²", 850],
  ["850m2.", "m²", 850],
  ["450 sq ft", "m", undefined],
  ["45 kg", "m", undefined],
])("%s in a field in %s is %s", (written, unit, value) => expect(readWrittenNumber(written, unit)).toBe(value));
