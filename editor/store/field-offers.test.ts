import { expect, test } from "vitest";
import { correctedFigure, correctionsIn, offersIn } from "./field-offers.ts";
import { readDefinitions } from "./definitions.ts";

const definitions = readDefinitions("content");
const ofFigures = (figures: Record<string, unknown>) =>
  correctionsIn({ specifications: [{ title: "Panel", figures }] }, definitions).map(({ value }) => value);
const ofPhone = (phone: string) => correctionsIn({ phones: [phone] }, definitions).map(({ value }) => value);

test("a figure with a missing or similar unit is offered with the right one", () => {
  expect(ofFigures({ thickness: "540" })).toEqual(["540 mm"]);
  expect(ofFigures({ thickness: "700-750" })).toEqual(["700-750 mm"]);
  expect(ofFigures({ thickness: ["12", "15 mm", "18"] })).toEqual([["12 mm", "15 mm", "18 mm"]]);
  expect(ofFigures({ density: { value: "45 kg/m3.", sample: true } })).toEqual(["45 kg/m3"]);
  expect(ofFigures({ thickness: "15/20/25" })).toEqual(["15/20/25 mm"]);
  for (const soundTransmissionClass of ["45 dB", "STC 45dB"])
    expect(ofFigures({ soundTransmissionClass })).toEqual(["45"]);
  for (const soundTransmissionClass of ["Upto 48 dB", "Up to 48 dB", "upto 48", "STC up-to 48dB"])
    expect(ofFigures({ soundTransmissionClass })).toEqual(["Up to 48"]);
  expect(ofFigures({ thickness: "Upto 25mm" })).toEqual(["Up to 25 mm"]);
  expect(ofFigures({ nrc: "Upto 0.90" })).toEqual(["Up to 0.90"]);
  const warranty = correctionsIn({ warranty: "10" }, definitions);
  expect(warranty).toEqual([
    { at: ["warranty"], value: "10 years", words: "10 years", isEmpty: false, isCorrection: true },
  ]);
});

test("a figure with a decimal comma or other symbols is offered as the site writes it", () => {
  expect(ofFigures({ nrc: "0,85" })).toEqual(["0.85"]);
  expect(ofFigures({ thickness: "12,5" })).toEqual(["12.5 mm"]);
  expect(ofFigures({ density: "180 to 200" })).toEqual(["180-200 kg/m³"]);
  expect(ofFigures({ density: "180 kgs per cubic metre" })).toEqual(["180 kg/m3"]);
  expect(ofFigures({ size: "1200 × 600" })).toEqual(["1200 x 600 mm"]);
  for (const size of ["600mm x 600mm", "600 X 600 mm", "600 mm by 600 mm", "600 * 600"])
    expect(ofFigures({ size })[0]).toBe("600 x 600 mm");
  expect(ofFigures({ nrc: "0.7 - 0.85" })).toEqual(["0.7-0.85"]);
  for (const thickness of ["9,12,15 mm", "9, 12 & 15mm."])
    expect(ofFigures({ thickness })[0]).toMatch(/^9, 12(?:,| and) 15 ?mm$/);
});

test("a figure is offered with all its zeros", () => {
  for (const nrc of ["NRC 0.90", "0,90", ".90", "90%", "0.90.", "NRC: 0.90 "])
    expect(ofFigures({ nrc })).toEqual(["0.90"]);
  for (const nrc of ["100%", "NRC 1.00"]) expect(ofFigures({ nrc })).toEqual(["1.00"]);
  expect(ofFigures({ nrc: "0.85 to 0.90" })).toEqual([]);
  expect(ofFigures({ nrc: "0.85 - 0.90" })).toEqual(["0.85-0.90"]);
});

test("a figure that repeats its name is offered without it", () => {
  for (const nrc of ["NRC 0.85", "NRC: .85", "0.85 NRC", "nrc = 0.85"]) expect(ofFigures({ nrc })).toEqual(["0.85"]);
  expect(ofFigures({ thickness: "Thickness 12mm" })).toEqual(["12mm"]);
  for (const thickness of ["12 mm thk", "12 mm thk.", "Thk: 12 mm"])
    expect(ofFigures({ thickness })).toEqual(["12 mm"]);
  expect(ofFigures({ density: "40 density" })).toEqual(["40 kg/m³"]);
  for (const foamDensity of ["40 density", "40kgs", "40 Kgs."]) expect(ofFigures({ foamDensity })).toEqual(["40 kg"]);
  expect(ofFigures({ lampLife: "5000 hrs" })).toEqual(["5000 hours"]);
});

test("a figure in another common notation is offered in that of the site", () => {
  expect(ofFigures({ nrc: "O.85" })).toEqual(["0.85"]);
  expect(ofFigures({ size: "custom" })).toEqual(["Custom"]);
  for (const thickness of ["≥ 12 mm", "min. 12 mm", "minimum 12"]) expect(ofFigures({ thickness })).toEqual(["12 mm+"]);
  for (const thickness of ["≤ 50 mm", "max 50mm", "Maximum 50 mm"])
    expect(ofFigures({ thickness })[0]).toMatch(/^Up to 50 ?mm$/);
  expect(ofFigures({ thickness: "25 (+/-1) mm" })).toEqual(["25 mm (±1)"]);
  expect(ofFigures({ nrc: "80%" })).toEqual(["0.80"]);
  expect(ofFigures({ nrc: "NRC 85 %" })).toEqual(["0.85"]);
  for (const thickness of ["12 mm ± 0.5 mm", "12 mm +/- 0.5 mm", "12 ±0.5 mm"])
    expect(ofFigures({ thickness })).toEqual(["12 mm (±0.5 mm)"]);
  expect(ofFigures({ size: "2440 x 1220 x 12 mm" })).toEqual(["2440 x 1220 at 12 mm"]);
  expect(ofFigures({ motor: "2 HP" })).toEqual(["2 H.P."]);
  for (const thickness of ["1.25 cm", "1.25cms"]) expect(ofFigures({ thickness })).toEqual(["12.5 mm"]);
  expect(ofFigures({ thickness: "1-2 cm" })).toEqual(["10-20 mm"]);
  for (const thickness of ["20 inch", '20"', "20 in."]) expect(ofFigures({ thickness })).toEqual(["508 mm"]);
  expect(ofFigures({ thickness: ['32"', "4 inch", "half inch"] })).toEqual([["813 mm", "102 mm", "12.7 mm"]]);
  for (const density of ["0.85 g/cc", "0.85 gm/cc", "0.85 g/cm³"])
    expect(ofFigures({ density })).toEqual(["850 kg/m³"]);
  expect(correctionsIn({ warranty: "five years" }, definitions)).toMatchObject([{ value: "5 years" }]);
  expect(correctionsIn({ warranty: "18 months" }, definitions)).toEqual([]);
  expect(correctionsIn({ warranty: "18 mths" }, definitions)).toMatchObject([{ value: "18 months" }]);
  expect(ofFigures({ size: "2.44 m x 1.22 m" })).toEqual(["2440 x 1220 mm"]);
  expect(ofFigures({ thickness: "12 mm thick" })).toEqual(["12 mm"]);
  expect(correctionsIn({ warranty: "5 yrs" }, definitions)).toMatchObject([{ value: "5 years" }]);
  for (const fireClass of ["class A", "Class-A", "A"]) expect(ofFigures({ fireClass })).toEqual(["Class A"]);
  expect(ofFigures({ seat: "auto tip up" })).toEqual(["Auto Tip-Up"]);
  for (const climate of ["100% RH", "RH 100%"]) expect(ofFigures({ climate })).toEqual(["100% RH resistance"]);
});

test.each([
  ["density", "approx 420 kg/m3", "420 kg/m3"],
  ["density", "~420", "420 kg/m³"],
  ["density", "420 kg/m³ nominal", "420 kg/m³"],
  ["density", "45 kg/m", "45 kg/m³"],
  ["density", "25 pcf", "400 kg/m³"],
  ["density", "2.5 kg/cu ft", "88.3 kg/m³"],
  ["density", "> 420 kg/m³", "420 kg/m3+"],
  ["foamDensity", "3 lb/ft3", "48.1 kg/m³"],
  ["weight", "0.25 kg/sft", "2.69 kg/m²"],
  ["nrc", "≥ 0.85", "0.85"],
  ["nrc", "> .85", "0.85"],
  ["nrc", "0.85 (avg)", "0.85"],
  ["nrc", "0.85 avg.", "0.85"],
  ["size", "as per requirement", "Custom"],
  ["size", "customised sizes", "Custom"],
  ["foamDensity", "55 + 2", "55 kg (±2)"],
  ["foamDensity", "55 + 2 Kg/m3", "55 kg/m3 (±2 Kg/m3)"],
  ["nrc", "0.90 (25mm)", "0.90"],
  ["nrc", "NRC 0.90 (25mm)", "0.90"],
])(
  "for the %s %s, which says more than the site shows, %s is offered, but not filled in automatically",
  (key, written, value) => {
    const panel = { specifications: [{ title: "Panel", figures: { [key]: written } }] };
    expect(correctionsIn(panel, definitions)).toMatchObject([{ value, isUncertain: true }]);
    expect(correctedFigure([written], definitions[key]!)).toBeUndefined();
  },
);

test.each([
  "12 mm +/- 1 mm (tolerance)",
  "12 mm +/- 0.5 (mm)",
  "12 +/- 1 (",
  "25 mm, with fabric",
  "5 mm to 2 cm",
  "25 micron",
  "50 mil",
  "12 ± 2 cm",
  "1.2 ± 0.1 m",
  "25,50 mm",
  "9,12 mm",
])("nothing is offered for the thickness %s, because part of it would be lost", (thickness) =>
  expect(ofFigures({ thickness })).toEqual([]),
);

test("nothing is offered for other units, or words after a figure", () => {
  expect(ofFigures({ size: "1200x600x15,18 mm" })).toEqual([]);
  expect(correctionsIn({ warranty: "18 ± 2 months" }, definitions)).toEqual([]);
  for (const density of ["0.75 ± 0.05 g/cc", "32,48 kg/m3", "48 kg/m3 ("]) expect(ofFigures({ density })).toEqual([]);
  expect(ofFigures({ power: "40 W/m" })).toEqual([]);
  expect(ofFigures({ thickness: "≥ 12, 15 mm" })).toEqual([]);
  expect(correctionsIn({ warranty: "12 months from date of supply" }, definitions)).toEqual([]);
  expect(ofFigures({ size: "120x60x1.5 cm" })).toEqual([]);
});

test("a unit in capital letters, and sides with one unit, are converted", () => {
  expect(ofFigures({ panelLength: "3 M" })).toEqual(["3 m"]);
  expect(ofFigures({ size: "120 x 60 cm" })).toEqual(["1200 x 600 mm"]);
  expect(ofFigures({ size: "240 cm x 120 cm" })).toEqual(["2400 x 1200 mm"]);
});

test("a drawing that repeats a figure is offered the corrected figure at once", () => {
  const drawing = { kind: "panel-section", toScale: false, core: "foam", thicknessesMm: [20], edges: [] };
  const panel = { specifications: [{ title: "Panel", figures: { thickness: "540" } }], drawing };
  expect(offersIn(panel, definitions)).toMatchObject([
    { at: ["drawing", "thicknessesMm"], value: [540], isEmpty: false },
    { value: "540 mm", isCorrection: true },
  ]);
});

test("nothing is offered for valid or ambiguous figures", () => {
  expect(ofFigures({ thickness: "540 mm", nrc: "0.85" })).toEqual([]);
  expect(ofFigures({ thickness: "thick" })).toEqual([]);
  expect(ofFigures({ nrc: "180%" })).toEqual([]);
  expect(ofFigures({ thickness: "80%" })).toEqual([]);
  // Three quarters of an inch.
  expect(ofFigures({ thickness: "3/4" })).toEqual([]);
  expect(ofFigures({ size: "4 x 8" })).toEqual([]);
});

test("a phone number of ten digits is offered in its printed form, a landline with its area code", () => {
  expect(ofPhone("9876543210")).toEqual(["+91 98765 43210"]);
  expect(ofPhone("+91-98765-43210")).toEqual(["+91 98765 43210"]);
  expect(ofPhone("0091 98765 43210")).toEqual(["+91 98765 43210"]);
  expect(ofPhone("Mob. 98765 43210")).toEqual(["+91 98765 43210"]);
  expect(ofPhone("011-45678901")).toEqual(["+91 11 4567 8901"]);
  expect(ofPhone("(080) 4567 8901")).toEqual(["+91 80 4567 8901"]);
  expect(ofPhone("+91 1800 123 4567")).toEqual(["1800 123 4567"]);
  expect(ofPhone("+91 1800 12 3456")).toEqual(["1800 12 3456"]);
  for (const other of [
    "+91 98765 43210",
    "1800-123-4567",
    "1800 12 3456",
    "12345",
    "+1 212 555 0123",
    "011-4567890",
    "ask Ravi",
  ])
    expect(ofPhone(other)).toEqual([]);
});

test.each(["011 4165 2200 Extn. 21", "011-41652200 ext 21", "+91 11 4165 2200 (Ext. 21)", "011 4165 2200 x21"])(
  "for the phone number %s its number is offered, but the extension is not removed automatically",
  (phone) =>
    expect(correctionsIn({ phones: [phone] }, definitions)).toMatchObject([
      { value: "+91 11 4165 2200", isUncertain: true },
    ]),
);

test("two phone numbers or email addresses in one field are offered as two entries", () => {
  const listOf = (company: object) => correctionsIn(company, definitions).map(({ at, value }) => [at, value]);
  const sample = { value: "+91 00000 00000", sample: true };
  for (const phones of ["98765 43210 / 011-45678901", "9876543210, 01145678901"])
    expect(listOf({ phones: [sample, phones] })).toEqual([
      [["phones"], [sample, "+91 98765 43210", "+91 11 4567 8901"]],
    ]);
  expect(correctionsIn({ phones: [sample, "9876543210 & 9876501234"] }, definitions)).toMatchObject([
    { words: "+91 98765 43210, +91 98765 01234" },
  ]);
  expect(listOf({ emails: ["a@example.com; mailto:b@example.com"] })).toEqual([
    [["emails"], ["a@example.com", "b@example.com"]],
  ]);
});

test.each([
  ["0120-4567890", "+91 120 456 7890"],
  ["(0484) 2345678", "+91 484 234 5678"],
  ["+91-674-2345678", "+91 674 234 5678"],
  ["01662-234567", "+91 1662 234567"],
  ["01204567890", "+91 120 456 7890"],
  ["080-4567 8901", "+91 80 4567 8901"],
  ["Ph. No.: 011-45678901", "+91 11 4567 8901"],
])("the landline %s keeps its area code", (phone, printed) => {
  expect(correctionsIn({ phones: [phone] }, definitions)).toMatchObject([{ value: printed }]);
  expect(correctionsIn({ phones: [phone] }, definitions)[0]).not.toHaveProperty("isUncertain");
});

test.each([
  ["98110 45678 (Mr. Sharma)", "+91 98110 45678"],
  ["Mr. Sharma 98110 45678", "+91 98110 45678"],
  ["011-26345678 (5 lines)", "+91 11 2634 5678"],
  ["011-26384455-56", "+91 11 2638 4455"],
  ["1800 123 4567 (toll free)", "1800 123 4567"],
])("for %s its number is offered, but nothing is removed automatically", (phone, value) => {
  expect(correctionsIn({ phones: [phone] }, definitions)).toMatchObject([{ value, isUncertain: true }]);
  expect(correctionsIn({ chat: { phone } }, definitions)).toMatchObject([{ value, isUncertain: true }]);
});

test.each([
  ["011-45678901/02", ["+91 11 4567 8901", "+91 11 4567 8902"]],
  ["011-2638 4455 / 66", ["+91 11 2638 4455", "+91 11 2638 4466"]],
  ["011-26384455, 26384456", ["+91 11 2638 4455", "+91 11 2638 4456"]],
  ["98110 45678 (Mr. Sharma), 98110 45679 (Mr. Rao)", ["+91 98110 45678", "+91 98110 45679"]],
])("for %s its numbers are offered as two entries, but not taken automatically", (phones, value) => {
  const offered = correctionsIn({ phones: [phones] }, definitions);
  expect(offered).toMatchObject([{ at: ["phones"], value, isUncertain: true }]);
});

test("a changed phone number is offered for a chat that had the former one, but not taken automatically", () => {
  const former = { value: "+91 98110 45678", sample: true };
  const company = (phone: unknown, chat: unknown) => ({ phones: ["+91 11 4567 8901", phone], chat: { phone: chat } });
  const offered = (now: object) =>
    correctionsIn(now, definitions, company(former, former)).map(({ at, value }) => [at, value]);
  expect(offered(company("+91 98110 00000", former))).toEqual([[["chat", "phone"], "+91 98110 00000"]]);
  expect(offered(company("+91 98110 00000", "+91 98110 11111"))).toEqual([]);
  expect(offered(company(former, former))).toEqual([]);
});

test("the web address of the site is offered in full and without its last slash, unless a page follows", () => {
  const ofSite = (origin: string) => correctionsIn({ origin }, definitions).map(({ value }) => value);
  for (const each of ["www.example.in", "https://www.example.in/", " WWW.Example.in/ ", "https://www.example.in//"])
    expect(ofSite(each)).toEqual(["https://www.example.in"]);
  expect(correctionsIn({ enquiryOrigin: "http://e.example.in/" }, definitions)).toMatchObject([
    { at: ["enquiryOrigin"], value: "http://e.example.in" },
  ]);
  for (const other of ["https://www.example.in", "www.example.in/home", "info@example.in", "12.5", "our site"])
    expect(ofSite(other)).toEqual([]);
});

test("the address in an email link and the address in the code of a map are offered", () => {
  const ofCompany = (company: object) => correctionsIn(company, definitions).map(({ at, value }) => [at, value]);
  expect(ofCompany({ emails: ["a@example.com", "mailto:b@example.com?subject=Hall"] })).toEqual([
    [["emails", 1], "b@example.com"],
  ]);
  const map = "https://www.google.com/maps/embed?pb=!1m18!1m12";
  const code = `<iframe src="${map}&amp;hl=en" width="600" height="450" style="border:0;" allowfullscreen=""></iframe>`;
  expect(ofCompany({ map: { frameAddress: code } })).toEqual([[["map", "frameAddress"], `${map}&hl=en`]]);
  expect(ofCompany({ emails: ["a@example.com"], map: { frameAddress: map } })).toEqual([]);
});
