import { describe, expect, it } from "vitest";
import type { Company } from "#content/schema/company.ts";
import { organization } from "./organization.ts";

const sample = (value: string) => ({ value, sample: true });
const office = { label: "Corporate office", lines: ["00 Sample Road", "Delhi, India"] };
const company = {
  name: sample("Sample Acoustics"),
  description: "Acoustic materials.",
  offices: { corporate: office, registered: office },
  phones: [sample("+91 00000 00000"), sample("+91 00 0000 0000")],
  emails: [sample("enquiry@example.com"), sample("projects@example.com")],
} as unknown as Company;

function addressOf(lines: string[]) {
  const offices = { corporate: { ...office, lines }, registered: office };
  const { address } = organization({ ...company, offices }) as {
    address: object[];
  };
  return address[0];
}

describe("the supplier as structured data", () => {
  it("reads street, town and country from an office's lines", () => {
    expect(addressOf(["00 Sample Road", "Delhi, India"])).toMatchObject({
      streetAddress: "00 Sample Road",
      addressLocality: "Delhi",
      addressCountry: "India",
    });
  });

  it("tells a postal code from its town", () => {
    expect(addressOf(["Floor 0", "00 Sample Road", "New Delhi 110000", "India"])).toMatchObject({
      streetAddress: "Floor 0, 00 Sample Road",
      addressLocality: "New Delhi",
      postalCode: "110000",
      addressCountry: "India",
    });
  });

  it("gives each number with its e-mail address", () => {
    expect(organization(company)).toMatchObject({
      contactPoint: company.phones.map(({ value }, index) => ({
        telephone: value,
        email: company.emails[index]?.value,
      })),
    });
  });
});
