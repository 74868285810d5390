import { afterEach, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { englishTextsOf } from "./definitions.ts";

afterEach(removeContentCopies);

test("a file of translations translates the texts of its page as they are now, with their placeholders", () => {
  const { folder } = new ContentCopy().edit("pages/contact.yaml", /^lead: .*$/m, "lead: Write to us.");
  expect(englishTextsOf("hindi/contact.yaml", folder)).toContain("Write to us.");
  expect(englishTextsOf("hindi/products.yaml", folder)).toContain(
    "A PET panel, {thickness} thick. One size, {size}. Twenty colours, coded 001 to 020.",
  );
});

test("the texts of other files, and those in the code, are unknown", () => {
  expect(englishTextsOf("pages/contact.yaml", "content")).toBeUndefined();
  expect(englishTextsOf("hindi/interface.yaml", "content")).toBeUndefined();
});
