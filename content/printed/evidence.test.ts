import { afterEach, expect, test } from "vitest";
import { ContentCopy, ownCatalogue, removeContentCopies } from "../testing/content-copy.ts";
import { evidenceOf } from "./evidence.ts";

afterEach(removeContentCopies);

const pet = "products/wallPanels/petPanel.yaml";
const coefficients = `absorption: { "125": "0.10", "250": "0.35", "500": "0.80", "1000": "1.05", "2000": "0.95", "4000": "0.9" }`;

function withEvidence(...fields: string[]): ContentCopy {
  return new ContentCopy().edit(pet, /$/, `\nevidence:\n${fields.map((field) => `  ${field}\n`).join("")}`);
}
function evidenceIn(copy: ContentCopy) {
  return evidenceOf(copy.load().products.find(({ id }) => id === "wallPanels/petPanel")!);
}

test("coefficients are shown in the order of their bands, digit for digit", () => {
  const { bands, rows } = evidenceIn(withEvidence(coefficients));
  expect(bands?.map(({ hz, coefficient }) => `${hz} ${coefficient}`)).toEqual([
    "125 0.10",
    "250 0.35",
    "500 0.80",
    "1000 1.05",
    "2000 0.95",
    "4000 0.9",
  ]);
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ["Fire class", undefined],
    ["Mounting", undefined],
    ["Test report", undefined],
    ["Certificate", undefined],
    ["EPD", undefined],
  ]);
});

test.each([
  ["wallPanels/petPanel", true],
  ["acousticCeilings/calciLite", true],
  ["wallPanels/glassStoff", false],
  ["seatingSystems/abt01", false],
])("a missing fire class is reported for %s: %s", (id, said) => {
  const product = ownCatalogue().products.find((each) => each.id === id)!;
  expect(evidenceOf(product).rows.some(({ ask }) => ask === "fireClass")).toBe(said);
});

test("a report among the downloads is named instead of being offered on request", () => {
  const report = "{ file: iso-354.pdf, kind: report, name: Report on felt, date: 2024-05-31 }";
  const copy = new ContentCopy().edit(pet, /$/, `\nfiles: [${report}]\n`);
  copy.add("files/wallPanels/petPanel/iso-354.pdf", "%PDF-1.7\n");
  expect(evidenceIn(copy).rows.find(({ label }) => label === "Test report")?.value).toBe("Report on felt");
});

test("once a part of the test is supplied, each other part is reported as missing", () => {
  const { rows } = evidenceIn(withEvidence("testStandard: ISO 354", 'date: "2024-05-31"'));
  expect(rows.filter(({ ask }) => ask === "report").map(({ label, value }) => [label, value])).toEqual([
    ["Test standard", "ISO 354"],
    ["Laboratory", undefined],
    ["Report", undefined],
    ["Date", "2024-05-31"],
  ]);
});

test.each([
  ['date: "May 2024"', /evidence\.date: Write a date as .*, not “May 2024”/],
  ["laboratry: A house", /evidence\.laboratry: .*laboratory/],
  [coefficients.replace('"0.10"', "0.10"), /evidence\.absorption\.125: /],
  [coefficients.replace('"125": "0.10", ', ""), /evidence\.absorption\.125: /],
])("%s is a mistake", (field, mistake) => {
  expect(withEvidence(field).mistakes()).toEqual([expect.stringMatching(mistake)]);
});

test("every chair links to the seat planner, and no other product does", () => {
  const { products } = ownCatalogue();
  const seatsPaths = products.flatMap((product) => evidenceOf(product).seatsPath ?? []);
  const chairs = products.filter(({ id }) => id.startsWith("seatingSystems/"));
  expect(seatsPaths).toEqual(chairs.map(({ id }) => `/seats?chair=${id}`));
});
