import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { company } from "./company.ts";

const written = parse(readFileSync("content/company.yaml", "utf8")) as { chat: object; map: object };

/** The mistakes in a company with other values. */
const issues = (values: object) => company.safeParse({ ...written, ...values }).error?.issues ?? [];
const refusals = (values: object) => issues(values).map(({ path }) => path.join("."));

describe("a telephone number", () => {
  test.each([
    "+91 98765 43210",
    "+91 11 4567 8901",
    "+911145678901",
    "1800 123 4567",
    "1800-123-4567",
    "1800 1234 567",
    "1800 11 4000",
    "18001234567",
    "1800 3000 9009",
    "1860 500 1234",
  ])("%s is accepted", (phone) => expect(refusals({ phones: [phone] })).toEqual([]));

  test.each(["98765 43210", "+91 1800 12 3456", "1800 123", "1800 123 4567 8901", "1860 500 123", "1900 123 4567"])(
    "%s is refused",
    (phone) => expect(refusals({ phones: [phone] })).toEqual(["phones.0"]),
  );

  test("beside another one is refused with how to add it", () =>
    expect(JSON.stringify(issues({ phones: ["011-45678901/02"] }))).toContain("“Add a phone number” adds a field"));

  test("of a chat has a country code", () =>
    expect(refusals({ chat: { ...written.chat, phone: "1800 123 4567" } })).toEqual(["chat.phone"]));
});

describe("the address of an office", () => {
  const withLines = (...lines: string[]) =>
    issues({ offices: { corporate: { label: "Office", lines } } }).map(({ message }) => message);

  test.each([
    ["Delhi 110001, India"],
    ["12 Ring Road", "Mumbai - 400 001, Maharashtra"],
    ["Plot No. 12345, Delhi", "India"],
    ["Khasra 12345", "Delhi, India"],
    ["PIN code: 110001"],
  ])("%s %s is accepted", (...lines) => expect(withLines(...lines)).toEqual([]));

  test.each([["Delhi 11001, India"], ["12 Ring Road", "Mumbai - 40001, Maharashtra"], ["PIN: 1100011, Delhi"]])(
    "%s %s has a wrong PIN code",
    (...lines) => expect(withLines(...lines)).toEqual(["Write the PIN code with six digits, such as 110001"]),
  );
});

describe("the address of the map", () => {
  const withMap = (frameAddress: string) => refusals({ map: { ...written.map, frameAddress } });

  test.each([
    "https://www.google.com/maps/embed?pb=!1m18!1m12!1m3",
    "https://www.google.com/maps/embed/v1/place?key=a&q=b",
    "https://www.google.com/maps/d/u/0/embed?mid=1a2b",
    "https://maps.google.com/maps?q=28.6,77.2&output=embed",
    "https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4",
    "https://maps.example/embed",
  ])("%s is accepted", (address) => expect(withMap(address)).toEqual([]));

  test.each([
    "https://maps.app.goo.gl/AbC123",
    "https://goo.gl/maps/AbC123",
    "https://www.google.com/maps/place/Delhi/@28.6,77.2,12z",
    "https://www.google.co.in/maps/@28.6,77.2,12z",
    "https://maps.google.com/?q=28.6,77.2",
    "maps.example",
  ])("%s is refused", (address) => expect(withMap(address)).toEqual(["map.frameAddress"]));
});
