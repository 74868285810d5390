import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { privacySections } from "./privacy-section.tsx";

const paragraph = (text: string) => ({ text, sample: false });
const sections: Parameters<typeof privacySections>[0] = [
  {
    heading: "How long",
    onlyWhere: "thisServer",
    paragraphs: [paragraph("It is deleted after {retentionDays} days.")],
  },
  { heading: "Who receives it", onlyWhere: "otherService", paragraphs: [paragraph("The form hands it to a service.")] },
];

const wordsFor = (emailServiceOrigin: string, retentionDays: string) =>
  privacySections(sections, { emailServiceOrigin, retentionDays, email: undefined })
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
    .join("\n");

test("the number of days after which this server deletes an enquiry comes from its setting", () => {
  expect(wordsFor("", "30")).toBe("It is deleted after 30 days.");
});

test("if another service receives enquiries, the page does not describe how this server deletes them", () => {
  expect(wordsFor("https://mail-service.example", "30")).toBe("The form hands it to a service.");
});

test("the page's text has a placeholder for the number of days", async () => {
  expect(await readFile("content/pages/privacy.yaml", "utf8")).toContain("deletes an enquiry {retentionDays} days");
});
