import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { privacySections } from "./privacy-sections.ts";

const said = (text: string) => ({ text, sample: false });
const sections: Parameters<typeof privacySections>[0] = [
  { heading: "How long", onlyWhere: "thisServer", paragraphs: [said("It is deleted after {retentionDays} days.")] },
  { heading: "Who receives it", onlyWhere: "otherService", paragraphs: [said("The form hands it to a service.")] },
];

const wordsFor = (emailServiceOrigin: string, retentionDays: string) =>
  privacySections(sections, { emailServiceOrigin, retentionDays, email: undefined })
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
    .join("\n");

test("the days after which this server deletes an enquiry are those of its setting", () => {
  expect(wordsFor("", "30")).toBe("It is deleted after 30 days.");
});

test("where another service takes the enquiries nothing is said of this server's deleting", () => {
  expect(wordsFor("https://mail-service.example", "30")).toBe("The form hands it to a service.");
});

test("the page leaves the days to the setting", async () => {
  expect(await readFile("content/pages/privacy.yaml", "utf8")).toContain("deletes an enquiry {retentionDays} days");
});
