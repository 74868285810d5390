import { expect, test } from "vitest";
import { publishingRemarks } from "./publishing-remarks.ts";

const zip = { target: { kind: "zip", file: "/home/owner/site.zip" } };

test.each([
  ["a ZIP file", zip],
  ["a folder", { target: { kind: "folder", folder: "/srv/www/site" } }],
  ["a branch", { target: { kind: "git", remote: "origin", branch: "pages" } }],
])("%s without an enquiry server is reported at its field", (_, value) => {
  expect(publishingRemarks("publishing.yaml", value, undefined)).toMatchObject([{ at: ["enquiryOrigin"] }]);
});

test.each([
  ["the server on this computer", "publishing.yaml", { target: { kind: "this-computer" } }, undefined],
  ["a ZIP file with one", "publishing.yaml", { ...zip, enquiryOrigin: "https://e.example.com" }, undefined],
  ["a ZIP file with one in the environment", "publishing.yaml", zip, "https://e.example.com"],
  ["another file", "company.yaml", zip, undefined],
])("%s needs no remark", (_, path, value, service) => {
  expect(publishingRemarks(path, value, service)).toEqual([]);
});
