import { expect, test } from "vitest";
import { correctionsIn } from "./field-offers.ts";
import { readDefinitions } from "./definitions.ts";

const definitions = readDefinitions("content");
const ofPhone = (phone: string) => correctionsIn({ phones: [phone] }, definitions).map(({ value }) => value);

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
