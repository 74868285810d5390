import { afterEach, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { companyLinks, contactDetails } from "./company-links.ts";

afterEach(removeContentCopies);

test("a company with one office, phone and email, without a chat and networks, shows only these", () => {
  const { company } = new ContentCopy()
    .edit("company.yaml", / {2}registered:\n(?: {4}.*\n)+/, "")
    .edit("company.yaml", /( {2}- .*\n) {2}- .*projects@.*\n/, "$1")
    .edit("company.yaml", /( {2}- .*\n) {2}- .*00 0000 0000.*\n/, "$1")
    .edit("company.yaml", /chat:\n(?: {2}.*\n)+/, "")
    .edit("company.yaml", /social:\n(?: {2}.*\n)+/, "")
    .load();
  expect(companyLinks(company).map(({ icon }) => icon)).toEqual(["mail", "download"]);
  const { offices, phones, emails } = contactDetails(company);
  expect([offices.length, phones.length, emails.length]).toEqual([1, 1, 1]);
});
