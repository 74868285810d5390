import { expect, test } from "vitest";
import { publishingRemarks } from "./publishing-remarks.ts";

const origin = "https://www.example.com";
const zip = { origin, target: { kind: "zip", file: "Desktop/site.zip" } };

test.each([
  ["a ZIP file", zip],
  ["a folder", { origin, target: { kind: "folder", folder: "/srv/www/site" } }],
  ["a branch", { origin, target: { kind: "git", remote: "origin", branch: "pages" } }],
])("%s without an enquiry server is reported at its field", (_, value) => {
  expect(publishingRemarks("publishing.yaml", value, {})).toMatchObject([{ at: ["enquiryOrigin"] }]);
});

test.each([
  ["the server on this computer", "publishing.yaml", { target: { kind: "this-computer" } }, {}],
  ["a ZIP file with one", "publishing.yaml", { ...zip, enquiryOrigin: "https://e.example.com" }, {}],
  ["a ZIP file with one in the environment", "publishing.yaml", zip, { EMAIL_SERVICE_ORIGIN: "https://e.example.com" }],
  ["another file", "company.yaml", zip, {}],
])("%s needs no remark", (_, path, value, variables) => {
  expect(publishingRemarks(path, value, variables)).toEqual([]);
});

test("a place beyond this computer without a web address is reported at its field", () => {
  const server = { target: { kind: "server", host: "www.example.com", folder: "/srv/site" } };
  expect(publishingRemarks("publishing.yaml", server, {})).toMatchObject([{ at: ["origin"] }]);
  expect(publishingRemarks("publishing.yaml", server, { SITE_ORIGIN: origin })).toEqual([]);
});
