import { describe, expect, it } from "vitest";
import type { Company } from "#content/schema/company.ts";
import { organization, productData } from "./structured-data.ts";

const office = { label: "Corporate office", lines: ["00 Sample Road", "Delhi, India"] };
const company = {
  name: { value: "Sample Acoustics" },
  description: "Acoustic materials.",
  offices: { corporate: office, registered: office },
  phones: [{ value: "+91 00000 00000" }, { value: "+91 00 0000 0000" }],
  emails: [{ value: "enquiry@example.com" }, { value: "projects@example.com" }],
} as unknown as Company;

const states = ["Delhi", "Karnataka", "Maharashtra"];

function addressOf(lines: string[]) {
  const offices = { corporate: { ...office, lines }, registered: office };
  const { address } = organization({ ...company, offices }, states) as {
    address: object[];
  };
  return address[0];
}

describe("an organization", () => {
  it("gives every email, even with fewer phone numbers, and the only office once", () => {
    const { phones, offices } = company;
    const data = organization({ ...company, phones: [phones[0]!], offices: { corporate: offices.corporate } }, states);
    expect(data).toMatchObject({
      address: [{ "@type": "PostalAddress" }],
      contactPoint: [{ email: "enquiry@example.com" }, { email: "projects@example.com" }],
    });
  });

  it("reads street, town and country from an office's lines", () => {
    expect(addressOf(["00 Sample Road", "Delhi, India"])).toMatchObject({
      streetAddress: "00 Sample Road",
      addressLocality: "Delhi",
      addressCountry: "India",
    });
  });

  it("separates the postal code from the town", () => {
    expect(addressOf(["Floor 0", "00 Sample Road", "New Delhi 110000", "India"])).toMatchObject({
      streetAddress: "Floor 0, 00 Sample Road",
      addressLocality: "New Delhi",
      postalCode: "110000",
      addressCountry: "India",
    });
  });

  it.each([
    [["No. 4, 2nd Cross", "Bengaluru - 560 001, Karnataka"], "No. 4, 2nd Cross", "Bengaluru", "Karnataka", "560001"],
    [
      ["Unit 7, Andheri (E),", "Mumbai, Maharashtra 400069, INDIA."],
      "Unit 7, Andheri (E)",
      "Mumbai",
      "Maharashtra",
      "400069",
    ],
    [["Plot 12, Sector 63", "New Delhi – 110 001."], "Plot 12, Sector 63", "New Delhi", undefined, "110001"],
    [["A-12, Okhla", "Delhi, PIN: 110020", "India"], "A-12, Okhla", "Delhi", undefined, "110020"],
    [["Survey No. 123456, NH 48", "Pune, Maharashtra"], "Survey No. 123456, NH 48", "Pune", "Maharashtra", undefined],
  ])("reads the lines %j", (lines, street, town, region, code) => {
    expect(addressOf(lines)).toEqual({
      "@type": "PostalAddress",
      name: "Corporate office",
      streetAddress: street,
      addressLocality: town,
      addressRegion: region,
      postalCode: code,
      addressCountry: "India",
    });
  });

  it("lists each phone number with its email address", () => {
    expect(organization(company, states)).toMatchObject({
      contactPoint: company.phones.map(({ value }, index) => ({
        telephone: value,
        email: company.emails[index]?.value,
      })),
    });
  });

  it("leaves out sample offices, phone numbers and email addresses", () => {
    const sample = { sample: true } as const;
    const [phone, email] = [company.phones[1]!, company.emails[0]!];
    const partly = organization(
      {
        ...company,
        offices: { corporate: { ...office, label: "Supplied office" }, registered: { ...office, ...sample } },
        phones: [{ value: "+91 11111 11111", ...sample }, phone],
        emails: [email, { value: "sample@example.com", ...sample }],
      },
      states,
    );
    expect(partly).toMatchObject({
      address: [{ name: "Supplied office" }],
      contactPoint: [{ email: email.value }, { telephone: phone.value }],
    });
    expect(JSON.stringify(partly)).not.toMatch(/11111|sample@/);

    const samples = organization(
      {
        ...company,
        offices: { corporate: { ...office, ...sample }, registered: { ...office, ...sample } },
        phones: company.phones.map((each) => ({ ...each, ...sample })),
        emails: company.emails.map((each) => ({ ...each, ...sample })),
      },
      states,
    );
    expect(samples).not.toHaveProperty("address");
    expect(samples).not.toHaveProperty("contactPoint");
  });
});

const panel = {
  name: "PET Panel",
  description: "A wall panel.",
  canonicalPath: "/wallPanels/petPanel",
  category: "Acoustic Wall Panels",
  companyName: "Nishabd Acoustics",
  figures: [{ label: "Size", lines: ["600x600 mm", "1200x600 mm"] }],
};

describe("a product", () => {
  it("lists its figures as supplied, several lines as one value", () => {
    expect(productData(panel)).toMatchObject({
      "@type": "Product",
      name: "PET Panel",
      brand: { "@type": "Brand", name: "Nishabd Acoustics" },
      additionalProperty: [{ "@type": "PropertyValue", name: "Size", value: "600x600 mm; 1200x600 mm" }],
    });
  });

  it("gives absolute URLs for the page and the picture", () => {
    expect(productData({ ...panel, pictureUrl: "/pictures/pet.jpg" })).toMatchObject({
      url: "https://www.example.com/wallPanels/petPanel",
      image: "https://www.example.com/pictures/pet.jpg",
    });
  });

  it("leaves out a missing picture, a missing model code, and any offer, review or rating", () => {
    const data = productData(panel);
    for (const absent of ["image", "model", "offers", "review", "aggregateRating"])
      expect(data).not.toHaveProperty(absent);
  });
});
