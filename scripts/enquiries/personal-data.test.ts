import { beforeEach, expect, test } from "vitest";
import { enquiryArchive } from "#server/enquiries/store/archive.ts";
import { deliveryQueue } from "#server/enquiries/store/delivery-queue.ts";
import { enquiryRequest } from "#server/testing/enquiries.ts";
import { databaseForEachTest } from "./testing/typed-commands.ts";

const { database, accept, type: typeWords } = databaseForEachTest();
let reference: string;
beforeEach(async () => {
  reference = await accept();
});

const type = (...words: string[]) => typeWords(words);
const found = () => enquiryArchive(database()).find(reference);

test("delete removes an enquiry in any state, and says where other copies may be", async () => {
  const other = await accept({ message: "Another." });
  const { exitCode, output } = await type("delete", reference.toLowerCase());
  expect([exitCode, output]).toEqual([0, expect.stringContaining(`${reference} is deleted.`)]);
  expect(output).toContain("emails, exports and backups");
  expect(await found()).toBeUndefined();
  expect(await enquiryArchive(database()).find(other)).toBeDefined();
  expect(await type("delete", reference)).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining(`There is no enquiry ${reference}`),
  });
});

test("an enquiry deleted while it is being delivered stays deleted", async () => {
  const queue = deliveryQueue(database());
  const [claim] = await queue.claim(["mail"], 1);
  await type("delete", reference);
  await queue.delivered(claim!);
  expect(await found()).toBeUndefined();
  expect(await queue.claim(["mail"], 1)).toEqual([]);
});

test("correct replaces the given fields, tidied as by the form, and leaves the others", async () => {
  const { exitCode } = await type("correct", reference, "--phone", "+91 98765 00000", "--name", "Asha R. Rao");
  expect(exitCode).toBe(0);
  expect((await found())?.request).toEqual(enquiryRequest({ from_name: "Asha R. Rao", from_phone: "9876500000" }));
});

test("a waiting delivery is sent as corrected", async () => {
  await type("correct", reference, "--location", "Pune");
  const [claim] = await deliveryQueue(database()).claim(["mail"], 1);
  expect(claim?.enquiry.request.template_params.from_location).toBe("Pune");
});

test.each([
  [["--email", "nobody"], "Email is invalid. Nothing was changed."],
  [["--name", " "], "Name is required. Nothing was changed."],
  [[], "correct needs at least one of"],
])("correct %j is refused, and nothing is changed", async (words, sentence) => {
  expect(await type("correct", reference, ...words)).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining(sentence),
  });
  expect((await found())?.request).toEqual(enquiryRequest());
});

test("correct reports an unknown enquiry", async () => {
  expect(await type("correct", "AAAA-AAAA", "--name", "Asha")).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining("There is no enquiry AAAA-AAAA"),
  });
});
